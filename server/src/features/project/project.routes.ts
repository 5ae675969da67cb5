// The HTTP routes of projects.
import * as contract from '@opener/contract/project';
import type { FastifyInstance } from 'fastify';
import { route } from '../../api/route.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import type { ProjectDeps } from './deps.ts';
import { findProject } from './find-project.ts';
import { presentProject } from './present.ts';
import { listProjects } from './project.repo.ts';
import { updateProject } from './update-project.ts';

export function projectRoutes(app: FastifyInstance, deps: ProjectDeps): void {
  route(app, contract.listProjects, async ({ session }) =>
    (await listProjects(deps.db, session.user.id)).map(presentProject),
  );

  route(app, contract.createProject, async ({ session, body }) =>
    presentProject(
      await createProject(deps, session.user.id, {
        name: body.name,
        productInfo: body.product_info,
        offerInfo: body.offer_info,
        sendingMode: body.sending_mode,
      }),
    ),
  );

  route(app, contract.getProject, async ({ session, params }) =>
    presentProject(await findProject(deps.db, session.user.id, params.id)),
  );

  route(app, contract.updateProject, async ({ session, params, body }) => {
    const change = {
      ...(body.name !== undefined && { name: body.name }),
      ...(body.product_info !== undefined && { productInfo: body.product_info }),
      ...(body.offer_info !== undefined && { offerInfo: body.offer_info }),
    };
    return presentProject(await updateProject(deps, session.user.id, params.id, change));
  });

  route(app, contract.deleteProject, async ({ session, params }) => {
    await deleteProject(deps, session.user.id, params.id);
    return undefined;
  });
}
