// Connections are sealed with the person's id: one that is copied to another row does not open.
import * as z from 'zod/mini';
import type { Secrets } from '../../lib/crypto.ts';

const context = (userId: string) => `instagram:${userId}`;

export const sealConnection = (secrets: Secrets, userId: string, connection: string) =>
  secrets.seal(connection, context(userId));

/** Undefined for what was sealed before APP_SECRET was changed: nobody can use that any more. */
export function openConnection(secrets: Secrets, userId: string, sealed: string): string | undefined {
  try {
    return secrets.open(sealed, context(userId));
  } catch {
    return undefined;
  }
}

/** A login that stopped at a checkpoint, with what is needed to go on without the person. */
const PendingLogin = z.object({
  /** The sender's name for it, and for the connection that it becomes. */
  id: z.string(),
  checkpoint: z.enum(['code', 'app']),
  /** How an event may name it. */
  tag: z.string(),
  username: z.string(),
  timeZone: z.string(),
  holdForReview: z.boolean(),
  since: z.iso.datetime(),
});
export type PendingLogin = z.infer<typeof PendingLogin>;

export const sealPending = (secrets: Secrets, userId: string, login: PendingLogin) =>
  sealConnection(secrets, userId, JSON.stringify(login));

/** Nothing for what an earlier version kept, whose few minutes are over. */
export function openPending(
  secrets: Secrets,
  userId: string,
  sealed: string | null | undefined,
): PendingLogin | undefined {
  const opened = sealed ? openConnection(secrets, userId, sealed) : undefined;
  return opened === undefined ? undefined : parse(opened);
}

/** The sender's name for what is kept here, a connection or a login that was not finished. */
export function openId(secrets: Secrets, userId: string, sealed: string): string | undefined {
  const opened = openConnection(secrets, userId, sealed);
  return opened === undefined ? undefined : (parse(opened)?.id ?? opened);
}

function parse(opened: string): PendingLogin | undefined {
  try {
    return PendingLogin.safeParse(JSON.parse(opened)).data;
  } catch {
    return undefined;
  }
}
