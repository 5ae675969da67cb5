// How credits and their ledger look on the wire.
import type { Credits } from '@opener/contract/credit';
import type { LedgerRow } from '@opener/contract/payment';
import type { LedgerEvent } from './list-ledger.ts';
import type { Balance } from './read-credits.ts';

export function presentCredits({ available, earned, used, followUps }: Balance): Credits {
  return { credits: available, total_earned: earned, total_used: used - followUps };
}

export function presentLedgerRow({ begunAt, settledAt, ...row }: LedgerEvent): LedgerRow {
  return { ...row, created_at: begunAt.toISOString(), settled_at: settledAt?.toISOString() ?? null };
}
