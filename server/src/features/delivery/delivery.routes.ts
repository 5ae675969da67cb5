// The HTTP routes of sending, and the provider's webhook.
import * as contract from '@opener/contract/delivery';
import { instagramWebhook } from '@opener/contract/instagram';
import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../../api/rate-limit.ts';
import { rawBodyRoute, route } from '../../api/route.ts';
import type { AttemptDeps } from '../attempt/limit-attempts.ts';
import { inOpenCall } from '../attempt/limit-open-calls.ts';
import { setSendingMode } from '../project/set-sending-mode.ts';
import { findMessage } from '../message/find-message.ts';
import { presentMessage } from '../message/present.ts';
import { countVersions } from '../message/version.repo.ts';
import { approveAll } from './approve-all.ts';
import { blockPeople, unblockPerson } from './block-people.ts';
import { changeDelivery } from './change-delivery.ts';
import type { DeliveryDeps } from './deps.ts';
import { listBlocked } from './do-not-contact.repo.ts';
import {
  presentAdded,
  presentBlocked,
  presentDay,
  presentDelivery,
  presentProjectSending,
  presentSending,
  presentUnsent,
  readSeen,
} from './present.ts';
import { readDeliveries } from './read-deliveries.ts';
import { readProjectSending, readSending, readSendingStats } from './read-sending.ts';
import { readUnsent, sendUnsent } from './send-unsent.ts';
import { settleOthers } from './settle-others.ts';
import { handleInstagramEvent } from './handle-instagram-event.ts';
import { takeBackApproval } from './take-back-approval.ts';
import { updateSending } from './update-sending.ts';

/**
 * Users who add people one by one need hardly one call every two seconds. Three full lists of links use it up: each costs half a second.
 */
const addLimits = { action: 'do_not_contact', perAccount: 300, windowMinutes: 10, bytesPerCall: 6000 };

type Deps = DeliveryDeps & AttemptDeps & { rateLimits: boolean };

export async function deliveryRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  sendingRoutes(app, deps);
  projectRoutes(app, deps);
  doNotContactRoutes(app, deps);

  route(app, contract.changeDelivery, async ({ session, params, body }) => {
    const userId = session.user.id;
    const { messageId } = params;
    const { action, seen } = body;
    await changeDelivery(deps, userId, messageId, { action, seen: seen && readSeen(seen) });
    const delivery = (await readDeliveries(deps, userId, [messageId])).get(messageId);
    const versions = await countVersions(deps.db, userId, [messageId]);
    const message = await findMessage(deps.db, userId, messageId);
    return presentMessage(message, delivery && presentDelivery(delivery), versions.get(messageId));
  });

  await rawBodyRoute(app, instagramWebhook, async (rawBody, headers) => {
    await handleInstagramEvent(deps, rawBody, headers);
    return { received: true as const };
  });
}

function sendingRoutes(app: FastifyInstance, deps: Deps): void {
  const sendingOf = async (userId: string) => presentSending(await readSending(deps, userId));

  route(app, contract.getSending, async ({ session }) => sendingOf(session.user.id));
  route(app, contract.getSendingStats, async ({ session }) =>
    (await readSendingStats(deps, session.user.id)).map(presentDay),
  );

  route(app, contract.updateSending, async ({ session, body }) => {
    const { time_zone: timeZone, daily_cap: dailyCap, ...change } = body;
    await updateSending(deps, session.user.id, { ...change, timeZone, dailyCap });
    return sendingOf(session.user.id);
  });

  route(app, contract.settleOthers, async ({ session, body }) => {
    await settleOthers(deps, session.user.id, body);
    return sendingOf(session.user.id);
  });
}

function projectRoutes(app: FastifyInstance, deps: Deps): void {
  const sendingOf = async (userId: string, projectId: string) =>
    presentProjectSending(await readProjectSending(deps, userId, projectId));

  route(app, contract.getProjectSending, async ({ session, params }) =>
    sendingOf(session.user.id, params.id),
  );

  route(app, contract.updateProjectSending, async ({ session, params, body }) => {
    await setSendingMode(deps, session.user.id, params.id, body.mode);
    return sendingOf(session.user.id, params.id);
  });

  route(app, contract.approveAll, async ({ session, params }) => {
    const { approved, followUps, approvedAt } = await approveAll(deps, session.user.id, params.id);
    const sending = await sendingOf(session.user.id, params.id);
    return {
      ...sending,
      approved,
      approved_follow_ups: followUps,
      approved_at: approvedAt.toISOString(),
    };
  });

  route(app, contract.takeBackApproval, async ({ session, params, body }) => {
    await takeBackApproval(deps, session.user.id, params.id, new Date(body.approved_at));
    return sendingOf(session.user.id, params.id);
  });

  route(app, contract.getUnsent, async ({ session, params }) =>
    presentUnsent(await readUnsent(deps, session.user.id, params.id)),
  );

  route(app, contract.sendUnsent, async ({ session, params }) =>
    presentUnsent(await sendUnsent(deps, session.user.id, params.id)),
  );
}

function doNotContactRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.listDoNotContact, async ({ session, query, reply }) => {
    const { people, total } = await listBlocked(deps.db, session.user.id, query.q || undefined);
    reply.header('x-total-count', total);
    return people.map(presentBlocked);
  });

  route(
    app,
    contract.addDoNotContact,
    async ({ session, body }) => {
      const userId = session.user.id;
      const block = () => blockPeople(deps, userId, body);
      return presentAdded(await inOpenCall(deps, { userId, call: 'block' }, block));
    },
    { beforeReading: rateLimit(deps, addLimits) },
  );

  route(app, contract.removeDoNotContact, async ({ session, params }) => {
    await unblockPerson(deps, session.user.id, params.username);
    return undefined;
  });
}
