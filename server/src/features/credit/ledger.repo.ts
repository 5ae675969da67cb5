// The SQL of the ledger: entries grouped into rows.
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { creditAccounts, creditEntries } from '../../db/schema.ts';
import type { CreditKind } from './credit.repo.ts';

export type LedgerRowData = {
  id: string;
  kinds: CreditKind[];
  change: number;
  balance: number;
  username: string | null;
  /** The time of the latest entry. */
  note: string;
  begunAt: string;
  changedAt: string;
};

/** What an entry does to the balance. A captured credit left it when it was reserved, and so did an owed one. */
const change = sql`sum(case
  when kind in ('grant', 'purchase', 'release') then amount
  when kind in ('reserve', 'refund', 'settle') then -amount
  else 0 end)::int`;

/**
 * Newest first. Balances are computed back from the account's in the same snapshot: a page reads its own entries and, for the sum, the
 * newer ones in the index. The kinds of a job's entries are declared in the order in which they happen, which is more reliable than ids of
 * two clocks.
 */
export async function listLedgerRows(
  db: Queryable,
  userId: string,
  page: { limit: number; before?: string | undefined },
): Promise<LedgerRowData[]> {
  const { limit, before } = page;
  const older = before ? sql`and ledger_row < ${before}` : sql``;
  const newer = before
    ? sql`(select coalesce(${change}, 0) from ${creditEntries} where user_id = ${userId} and ledger_row >= ${before})`
    : sql`0`;
  const { rows } = await db.execute<LedgerRowData>(sql`
    with page as (
      select ledger_row as id, array_agg(kind::text) as kinds, ${change} as change, max(username) as username,
        (array_agg(note order by kind desc))[1] as note, min(created_at) as "begunAt", max(created_at) as "changedAt"
      from ${creditEntries} where user_id = ${userId} ${older}
      group by ledger_row order by ledger_row desc limit ${limit}
    )
    select page.*, (account.earned - account.used - account.reserved - ${newer}
      - sum(page.change) over (order by page.id desc) + page.change)::int as balance
    from page, ${creditAccounts} account where account.user_id = ${userId}
    order by page.id desc`);
  return rows;
}
