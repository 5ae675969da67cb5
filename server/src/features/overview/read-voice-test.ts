import { findProject } from '../project/find-project.ts';
import { variantOf } from '../writing/variant.ts';
import { findVoiceTest, type VoiceTestRow } from '../writing/voice-test.repo.ts';
import type { Both, Tallied } from './compare-variants.ts';
import { countFromTallies } from './count-from-tallies.ts';
import type { OverviewDeps } from './deps.ts';
import { listTallies } from './tally.repo.ts';

export type ReadVoiceTest = { test: VoiceTestRow; results: Both };

/** The project's test with what came of it, from tallies. */
export async function readVoiceTest(
  { db }: Pick<OverviewDeps, 'db'>,
  { userId, projectId }: { userId: string; projectId: string },
): Promise<ReadVoiceTest | undefined> {
  await findProject(db, userId, projectId);
  const test = await findVoiceTest(db, userId, projectId);
  if (!test) return undefined;
  const results = async (letter: 'a' | 'b'): Promise<Tallied> => {
    const variant = variantOf(letter, test.number);
    const tallies = await listTallies(db, userId, { projectId, variant });
    const { all, sent, answered, interested } = countFromTallies(tallies, { activeSender: null });
    return { written: all, sent, answered, interested };
  };
  return { test, results: { a: await results('a'), b: await results('b') } };
}
