// One row per message, whatever happened to its credit; every other movement of credits has its own row.
import type { LedgerRow } from '@opener/contract/payment';
import type { Db } from '../../db/database.ts';
import type { CreditKind } from './credit.repo.ts';
import { type LedgerRowData, listLedgerRows } from './ledger.repo.ts';

const pageSize = 50;

export async function listLedger(
  deps: { db: Db },
  userId: string,
  cursor: string | undefined,
): Promise<{ rows: LedgerRow[]; nextCursor: string | undefined }> {
  const found = await listLedgerRows(deps.db, userId, { limit: pageSize + 1, before: cursor });
  const page = found.slice(0, pageSize);
  return { rows: page.map(present), nextCursor: found.length > pageSize ? page.at(-1)?.id : undefined };
}

function present(row: LedgerRowData): LedgerRow {
  const { id, change, balance, username, note, begunAt, changedAt } = row;
  const what = whatOf(row);
  const isSettled = what.state === 'written' || what.state === 'returned';
  return {
    id,
    ...what,
    change,
    balance,
    username,
    text: isPlain(row) ? null : note,
    created_at: new Date(begunAt).toISOString(),
    settled_at: isSettled ? new Date(changedAt).toISOString() : null,
  };
}

/** A message that is waiting or written, whose credit is not claimed back. */
function isPlain({ kinds }: LedgerRowData): boolean {
  return kinds.every((kind) => kind === 'reserve' || kind === 'capture');
}

/** A credit that is released and then collected for a debt was still returned. */
function whatOf({ id, kinds }: LedgerRowData): Pick<LedgerRow, 'kind' | 'state'> {
  const has = (kind: CreditKind) => kinds.includes(kind);
  if (has('capture')) return { kind: 'message', state: 'written' };
  if (has('release')) return { kind: 'message', state: 'returned' };
  if (has('reserve')) return { kind: 'message', state: 'waiting' };
  const kind = otherKinds.find(has);
  if (!kind) throw new Error(`The row ${id} of the ledger is of no known kind`);
  return { kind, state: null };
}

const otherKinds = ['grant', 'purchase', 'refund', 'owe', 'waive'] as const;
