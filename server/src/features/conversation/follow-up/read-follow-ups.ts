import { followUpRules } from '@opener/contract/follow-up';
import type { Queryable } from '../../../db/database.ts';
import { findProject } from '../../project/find-project.ts';
import { countOpen, type InReview, listInReview, listSentTexts } from './follow-up.repo.ts';
import { findSettings } from './settings.repo.ts';

type OfProject = { userId: string; projectId: string };

export type Settings = {
  isOn: boolean;
  firstDays: number;
  secondDays: number | null;
  planned: number;
  review: number;
};

/** Until they were chosen, the defaults, and off. */
export async function readFollowUps(db: Queryable, project: OfProject): Promise<Settings> {
  await findProject(db, project.userId, project.projectId);
  const { isOn, firstDays, secondDays } = (await findSettings(db, project)) ?? {
    isOn: false,
    firstDays: followUpRules.firstDays,
    secondDays: followUpRules.secondDays,
  };
  return { isOn, firstDays, secondDays, ...(await countOpen(db, project.userId, project.projectId)) };
}

const listed = 50;

export type Reviewed = InReview & { sent: string[] };

export async function readReviewed(db: Queryable, { userId, projectId }: OfProject): Promise<Reviewed[]> {
  await findProject(db, userId, projectId);
  const rows = await listInReview(db, userId, projectId, listed);
  const sent = await listSentTexts(
    db,
    userId,
    rows.map(({ threadId }) => threadId),
  );
  return rows.map((row) => ({
    ...row,
    sent: sent.filter(({ threadId }) => threadId === row.threadId).map(({ text }) => text),
  }));
}
