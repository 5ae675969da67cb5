// The HTTP routes of a project's follow-ups. Those of a single conversation are with the conversations.
import * as contract from '@opener/contract/follow-up';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../api/route.ts';
import type { ConversationDeps } from '../deps.ts';
import { chooseFollowUps } from './choose-follow-ups.ts';
import { presentReviewed, presentSettings } from './present.ts';
import { readFollowUps, readReviewed } from './read-follow-ups.ts';

export function followUpRoutes(app: FastifyInstance, deps: Pick<ConversationDeps, 'db' | 'clock'>): void {
  route(app, contract.getFollowUps, async ({ session, params }) =>
    presentSettings(await readFollowUps(deps.db, { userId: session.user.id, projectId: params.id })),
  );

  route(app, contract.updateFollowUps, async ({ session, params, body }) => {
    const project = { userId: session.user.id, projectId: params.id };
    const { on, first_days: firstDays, second_days: secondDays } = body;
    await chooseFollowUps(deps, project, { isOn: on, firstDays, secondDays });
    return presentSettings(await readFollowUps(deps.db, project));
  });

  route(app, contract.listReviewedFollowUps, async ({ session, params }) =>
    (await readReviewed(deps.db, { userId: session.user.id, projectId: params.id })).map(presentReviewed),
  );
}
