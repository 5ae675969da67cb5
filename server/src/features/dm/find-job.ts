import { dmErrors } from '@opener/contract/dm';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { findJobRow, type JobRow } from './job.repo.ts';

export async function findJob(deps: { db: Db }, userId: string, jobId: string): Promise<JobRow> {
  const job = await findJobRow(deps.db, userId, jobId);
  if (!job) throw jobNotFound();
  return job;
}

export function jobNotFound() {
  return new AppError('not_found', 'job_not_found', dmErrors.jobNotFound);
}
