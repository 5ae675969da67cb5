import type { Sender } from './sending-account.ts';

/** Somebody who wrote to an account is known by these names, by an id, or both. */
export type KnownPerson = { names: string[]; recipientId: string };

/** What is kept of them: a row for each name, or one with the id alone. */
export function rowsOf({ userId, account: sender }: Sender, { names, recipientId }: KnownPerson, at: Date) {
  const known = names.length > 0 || recipientId === '' ? names : [''];
  return known.map((username) => ({ userId, sender, username, recipientId, at }));
}
