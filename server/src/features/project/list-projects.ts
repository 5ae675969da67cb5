import type { Db } from '../../db/database.ts';
import { listProjectRows, type ProjectRow } from './project.repo.ts';

export function listProjects(deps: { db: Db }, userId: string): Promise<ProjectRow[]> {
  return listProjectRows(deps.db, userId);
}
