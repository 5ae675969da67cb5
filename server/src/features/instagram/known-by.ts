import type { Sender } from './sending-account.ts';

/** Somebody who wrote to an account is known by these names, by ids, or both. Answers may use another kind of id than sending does. */
export type KnownPerson = { names: string[]; recipientIds: string[] };

/** What is kept of them: a row for each name and each id. */
export function rowsOf({ userId, account: sender }: Sender, { names, recipientIds }: KnownPerson, at: Date) {
  if (names.length === 0 && recipientIds.length === 0) return [];
  const ids = recipientIds.length > 0 ? recipientIds : [''];
  return (names.length > 0 ? names : ['']).flatMap((username) =>
    ids.map((recipientId) => ({ userId, sender, username, recipientId, at })),
  );
}
