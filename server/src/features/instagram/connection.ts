// Connections are sealed with the person's id: one that is copied to another row does not open.
import type { Secrets } from '../../lib/crypto.ts';

const context = (userId: string) => `instagram:${userId}`;

export const sealConnection = (secrets: Secrets, userId: string, connection: string) =>
  secrets.seal(connection, context(userId));
export const openConnection = (secrets: Secrets, userId: string, sealed: string) =>
  secrets.open(sealed, context(userId));
