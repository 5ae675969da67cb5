import type { Db } from '../../db/database.ts';
import { findMismatches, countLedger } from './credit.repo.ts';

export type LedgerReport = { balanced: boolean; lines: string[] };

/** Checks, in one snapshot, that every account equals the sum of its entries. */
export async function checkLedger(deps: { db: Db }): Promise<LedgerReport> {
  return deps.db.transaction(
    async (tx) => {
      const { accounts, entries } = await countLedger(tx);
      const wrong = await findMismatches(tx);
      const lines = [`Checked ${accounts} accounts against ${entries} entries.`];
      for (const row of wrong)
        lines.push(`  ${row.userId}: the account says ${row.account}; its entries say ${row.entries}`);
      lines.push(
        wrong.length === 0
          ? 'Every account equals the sum of its entries.'
          : `${wrong.length} accounts are wrong.`,
      );
      return { balanced: wrong.length === 0, lines };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
