import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { projects } from '../../db/schema.ts';

/**
 * For every query of rows that belong to a project: those of a deleted project stay until a task has deleted them, and nobody sees them.
 * Looked up once per statement; hardly ever is there one.
 */
export function inLiveProject(userId: string | Placeholder, projectId: Column | SQL): SQL {
  return sql`${projectId} <> all(array(select gone.id from ${projects} gone where gone.user_id = ${userId} and gone.deleted_at is not null))`;
}
