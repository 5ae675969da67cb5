import type { Sender } from './sending-account.ts';

/** Somebody who wrote to an account is known by these names, by ids, or both. Answers may use another kind of id than sending does. */
export type KnownPerson = { names: string[]; recipientIds: string[] };

/** Somebody to write to: by name and, once they were looked up, by every id that the provider has of them. */
export type Addressee = { username: string; recipientId?: string | null; otherIds?: readonly string[] };

export function idsOf({ recipientId, otherIds = [] }: Omit<Addressee, 'username'>): string[] {
  return [recipientId, ...otherIds].flatMap((id) => id || []);
}

/** What is kept of them: a row for each name and each id. */
export function rowsOf({ userId, account: sender }: Sender, { names, recipientIds }: KnownPerson, at: Date) {
  if (names.length === 0 && recipientIds.length === 0) return [];
  const ids = recipientIds.length > 0 ? recipientIds : [''];
  return (names.length > 0 ? names : ['']).flatMap((username) =>
    ids.map((recipientId) => ({ userId, sender, username, recipientId, at })),
  );
}
