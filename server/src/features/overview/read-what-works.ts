import type { WhatWorks } from '@opener/contract/voice-test';
import { findTimeZone } from '../instagram/sending-account.ts';
import { findProject } from '../project/find-project.ts';
import type { OverviewDeps } from './deps.ts';
import { listLatestSent } from './figure.repo.ts';
import { whatWorks } from './what-works.ts';

/** Enough to learn from, whatever the project has sent. */
const most = 1_000;

export async function readWhatWorks(
  { db }: Pick<OverviewDeps, 'db'>,
  { userId, projectId }: { userId: string; projectId: string },
): Promise<WhatWorks> {
  await findProject(db, userId, projectId);
  const timeZone = await findTimeZone(db, userId);
  return whatWorks(await listLatestSent(db, { userId, projectId }, most), timeZone);
}
