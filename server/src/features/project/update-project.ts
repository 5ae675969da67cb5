import type { Db } from '../../db/database.ts';
import { findProject, projectNotFound } from './find-project.ts';
import { type ProjectChange, type ProjectRow, updateProjectRow } from './project.repo.ts';

export async function updateProject(
  deps: { db: Db },
  userId: string,
  id: string,
  change: ProjectChange,
): Promise<ProjectRow> {
  if (Object.keys(change).length === 0) return findProject(deps.db, userId, id);
  const project = await updateProjectRow(deps.db, userId, id, change);
  if (!project) throw projectNotFound();
  return project;
}
