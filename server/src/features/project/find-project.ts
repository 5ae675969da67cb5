import { projectErrors } from '@opener/contract/project';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { findProjectRow, type ProjectRow } from './project.repo.ts';

export type { ProjectRow };

/** Another user's project is a 404. */
export async function findProject(db: Queryable, userId: string, id: string): Promise<ProjectRow> {
  const project = await findProjectRow(db, userId, id);
  if (!project) throw projectNotFound();
  return project;
}

export function projectNotFound() {
  return new AppError('not_found', 'project_not_found', projectErrors.notFound);
}
