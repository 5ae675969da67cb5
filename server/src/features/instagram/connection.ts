// Connections are sealed with the user's id: a copy in another row cannot be opened.
import * as z from 'zod/mini';
import type { Secrets } from '../../lib/crypto.ts';

const context = (userId: string) => `instagram:${userId}`;

export const sealConnection = (secrets: Secrets, userId: string, connection: string) =>
  secrets.seal(connection, context(userId));

/** Undefined for what was sealed with an earlier APP_SECRET. */
export function openConnection(secrets: Secrets, userId: string, sealed: string): string | undefined {
  try {
    return secrets.open(sealed, context(userId));
  } catch {
    return undefined;
  }
}

/** A login that stopped at a checkpoint, with what is needed to finish it without the user. */
const PendingLogin = z.object({
  /** The provider's id of the login, and of the connection that it becomes. */
  id: z.string(),
  checkpoint: z.enum(['code', 'app']),
  /** The id that an event may use. */
  tag: z.string(),
  username: z.string(),
  timeZone: z.string(),
  holdForReview: z.boolean(),
  since: z.iso.datetime(),
});
export type PendingLogin = z.infer<typeof PendingLogin>;

export const sealPending = (secrets: Secrets, userId: string, login: PendingLogin) =>
  sealConnection(secrets, userId, JSON.stringify(login));

/** Undefined for the format of an earlier version, whose logins have expired. */
export function openPending(
  secrets: Secrets,
  userId: string,
  sealed: string | null | undefined,
): PendingLogin | undefined {
  const opened = sealed ? openConnection(secrets, userId, sealed) : undefined;
  return opened === undefined ? undefined : parse(opened);
}

/** The provider's id of a connection or an unfinished login. */
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
