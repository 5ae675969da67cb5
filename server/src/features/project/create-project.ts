import { newId } from '../../lib/ids.ts';
import type { ProjectDeps } from './deps.ts';
import { insertProject, type ProjectRow } from './project.repo.ts';

export async function createProject(
  deps: ProjectDeps,
  userId: string,
  input: { name: string; productInfo: string; offerInfo: string },
): Promise<ProjectRow> {
  const project = {
    id: newId(),
    userId,
    ...input,
    sendingMode: 'auto' as const,
    createdAt: deps.clock.now(),
  };
  await insertProject(deps.db, project);
  return project;
}
