import type { LedgerEntry } from '@opener/contract/payment';
import type { Db } from '../../db/database.ts';
import { type CreditKind, listEntries } from './credit.repo.ts';

const pageSize = 50;

/** What each kind does to the balance. A captured credit left it when it was reserved, and so did an owed one. */
const sign: Record<CreditKind, number> = {
  grant: 1,
  purchase: 1,
  release: 1,
  reserve: -1,
  refund: -1,
  settle: -1,
  capture: 0,
  owe: 0,
  waive: 0,
};

export async function listLedger(
  deps: { db: Db },
  userId: string,
  cursor: string | undefined,
): Promise<{ entries: LedgerEntry[]; nextCursor: string | undefined }> {
  const rows = await listEntries(deps.db, userId, { limit: pageSize + 1, before: cursor });
  const page = rows.slice(0, pageSize);
  return {
    entries: page.map((row) => ({
      id: row.id,
      kind: row.kind,
      change: sign[row.kind] * row.amount,
      username: row.username,
      text: row.note,
      created_at: row.createdAt.toISOString(),
    })),
    nextCursor: rows.length > pageSize ? page.at(-1)?.id : undefined,
  };
}
