// One row per message, whatever happened to its credit; every other movement of credits has its own row.
import type { ledgerKinds, ledgerStates } from '@opener/contract/payment';
import type { Db } from '../../db/database.ts';
import type { CreditKind } from './credit.repo.ts';
import { type LedgerRowData, listLedgerRows } from './ledger.repo.ts';
import { followUpNotes } from './paid-for.ts';

/** One message, or one other event. */
export type LedgerEvent = What &
  Pick<LedgerRowData, 'id' | 'change' | 'balance' | 'username'> & {
    /** A description, if kind and state are not enough. */
    text: string | null;
    begunAt: Date;
    /** When the message was written, or its credit returned. */
    settledAt: Date | null;
  };

type What = {
  kind: (typeof ledgerKinds)[number];
  /** For messages; otherwise null. */
  state: (typeof ledgerStates)[number] | null;
};

const pageSize = 50;

export async function listLedger(
  deps: { db: Db },
  userId: string,
  cursor: string | undefined,
): Promise<{ rows: LedgerEvent[]; nextCursor: string | undefined }> {
  const found = await listLedgerRows(deps.db, userId, { limit: pageSize + 1, before: cursor });
  const page = found.slice(0, pageSize);
  return { rows: page.map(eventOf), nextCursor: found.length > pageSize ? page.at(-1)?.id : undefined };
}

function eventOf(row: LedgerRowData): LedgerEvent {
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
    begunAt: new Date(begunAt),
    settledAt: isSettled ? new Date(changedAt) : null,
  };
}

/** A message that is waiting or written, whose credit is not claimed back. Follow-ups are told apart by their text. */
function isPlain({ kinds, note }: LedgerRowData): boolean {
  const isFollowUp = Object.values<string>(followUpNotes).includes(note);
  return !isFollowUp && kinds.every((kind) => kind === 'reserve' || kind === 'capture');
}

/** A credit that is released and then collected for a debt was still returned. */
function whatOf({ id, kinds }: LedgerRowData): What {
  const has = (kind: CreditKind) => kinds.includes(kind);
  if (has('capture')) return { kind: 'message', state: 'written' };
  if (has('release')) return { kind: 'message', state: 'returned' };
  if (has('reserve')) return { kind: 'message', state: 'waiting' };
  const kind = otherKinds.find(has);
  if (!kind) throw new Error(`The row ${id} of the ledger is of no known kind`);
  return { kind, state: null };
}

const otherKinds = ['grant', 'purchase', 'refund', 'owe', 'waive'] as const;
