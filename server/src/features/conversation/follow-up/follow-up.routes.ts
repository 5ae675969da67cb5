// The HTTP routes of a project's follow-ups. Those of a single conversation are with the conversations.
import * as contract from '@opener/contract/follow-up';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/route.ts';
import type { ConversationDeps } from '../deps.ts';
import { chooseFollowUps } from './choose-follow-ups.ts';
import { continueFollowUps } from './continue.ts';
import { listReviewed } from './list-reviewed.ts';
import { presentReviewed, presentSettings } from './present.ts';
import { readFollowUps } from './read-follow-ups.ts';

type Deps = Pick<ConversationDeps, 'db' | 'clock' | 'pace'>;

export function followUpRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.getFollowUps, async ({ session, params }) =>
    presentSettings(await readFollowUps(deps, { userId: session.user.id, projectId: params.id })),
  );

  route(app, contract.updateFollowUps, async ({ session, params, body }) => {
    const project = { userId: session.user.id, projectId: params.id };
    const { on, first_days: firstDays, second_days: secondDays } = body;
    await chooseFollowUps(deps, project, { isOn: on, firstDays, secondDays });
    return presentSettings(await readFollowUps(deps, project));
  });

  route(app, contract.continueFollowUps, async ({ session, params }) => {
    const project = { userId: session.user.id, projectId: params.id };
    const continued = await continueFollowUps(deps, project);
    return { ...presentSettings(await readFollowUps(deps, project)), continued };
  });

  route(app, contract.listReviewedFollowUps, async ({ session, query, reply }) => {
    const { project_id: projectId, state, limit, cursor } = query;
    const part = state === 'review' ? undefined : state;
    const scope = { userId: session.user.id, projectId, part };
    const page = await listReviewed(deps.db, scope, { limit, cursor });
    reply.header('x-total-count', page.total);
    if (page.nextCursor !== undefined) reply.header('x-next-cursor', page.nextCursor);
    return page.reviewed.map(presentReviewed);
  });
}
