// Follow-ups are planned in the transaction that changes what they depend on.
import type { Tx } from '../../../db/database.ts';
import { endUnwanted, planFollowUps } from './follow-up.repo.ts';
import type { Scope } from './who-gets-one.ts';

/** Plans what the settings want, and ends what they do not. */
export async function replan(tx: Tx, scope: Scope): Promise<void> {
  await endUnwanted(tx, scope);
  await planFollowUps(tx, scope);
}
