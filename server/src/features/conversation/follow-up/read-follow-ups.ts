import { followUpRules } from '@opener/contract/follow-up';
import type { Queryable } from '../../../db/database.ts';
import type { StoredHalt } from '../../../db/documents.ts';
import type { Clock } from '../../../lib/clock.ts';
import { haltOf } from '../../instagram/held-because.ts';
import { findSendingAccount } from '../../instagram/sending-account.ts';
import { findProject } from '../../project/find-project.ts';
import { countPlanned } from './follow-up.repo.ts';
import { countHalted } from './halt.repo.ts';
import { countInReview } from './review.repo.ts';
import { findSettings } from './settings.repo.ts';

type Deps = { db: Queryable; clock: Clock };
type OfProject = { userId: string; projectId: string };

export type Settings = {
  isOn: boolean;
  firstDays: number;
  secondDays: number | null;
  planned: number;
  review: number;
  stopped: Record<StoredHalt, number>;
  /** How many of those can be continued now. */
  continuable: number;
};

/** Until they were chosen, the defaults, and off. */
export async function readFollowUps({ db, clock }: Deps, project: OfProject): Promise<Settings> {
  const { userId, projectId } = project;
  await findProject(db, userId, projectId);
  const { isOn, firstDays, secondDays } = (await findSettings(db, project)) ?? {
    isOn: false,
    firstDays: followUpRules.firstDays,
    secondDays: followUpRules.secondDays,
  };
  const planned = await countPlanned(db, userId, projectId);
  const { review } = await countInReview(db, project);
  const halted = await countHalted(db, project);
  const account = await findSendingAccount(db, userId);
  const now = clock.now();
  const sum = (rows: typeof halted) => rows.reduce((total, { count }) => total + count, 0);
  const stoppedBy = (halt: StoredHalt) => sum(halted.filter((row) => row.halt === halt));
  return {
    isOn,
    firstDays,
    secondDays,
    planned,
    review,
    stopped: {
      paused: stoppedBy('paused'),
      frozen: stoppedBy('frozen'),
      disconnected: stoppedBy('disconnected'),
    },
    continuable: sum(halted.filter(({ sender }) => haltOf(account, sender, now) === undefined)),
  };
}
