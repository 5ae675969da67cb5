import { projectErrors, projectLimits, type SendingMode } from '@opener/contract/project';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import type { ProjectDeps } from './deps.ts';
import { countProjects, insertProject, lockProjectsOf, type ProjectRow } from './project.repo.ts';

export async function createProject(
  deps: Pick<ProjectDeps, 'db' | 'clock'>,
  userId: string,
  input: { name: string; productInfo: string; offerInfo: string; sendingMode?: SendingMode | undefined },
): Promise<ProjectRow> {
  const project = {
    id: newId(),
    userId,
    ...input,
    sendingMode: input.sendingMode ?? 'auto',
    createdAt: deps.clock.now(),
  };
  await deps.db.transaction(async (tx) => {
    await lockProjectsOf(tx, userId);
    if ((await countProjects(tx, userId)) >= projectLimits.most)
      throw new AppError('conflict', 'too_many_projects', projectErrors.tooMany);
    await insertProject(tx, project);
  });
  return project;
}
