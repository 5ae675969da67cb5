import type { Tx } from '../../db/database.ts';
import { letterIn, letterOfTurn, variantOf } from './variant.ts';
import { findRunningTest, takeTurn } from './voice-test.repo.ts';

/**
 * The voice for a person, in the transaction that queues their job; null while no test runs. Whoever was dealt one in this test keeps it,
 * so that nobody gets both. The caller holds the owner's lock.
 */
export async function dealVariant(
  tx: Tx,
  { userId, projectId }: { userId: string; projectId: string },
  findEarlier: () => Promise<string | null>,
): Promise<string | null> {
  const test = await findRunningTest(tx, userId, projectId);
  if (!test) return null;
  const earlier = await findEarlier();
  if (letterIn(earlier, test)) return earlier;
  const turn = await takeTurn(tx, userId, projectId);
  return turn ? variantOf(letterOfTurn(turn.dealt), turn.number) : null;
}
