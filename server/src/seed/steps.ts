// The steps of the story. Each is one of the product's use cases, performed by the demo user or by the outside world.
import type { Outcome } from '@opener/contract/conversation';
import type { PlanId } from '@opener/contract/payment';
import { carefulPace } from '@opener/contract/careful-pace';
import { listThreads } from '../features/conversation/list-threads.ts';
import { chooseFollowUps } from '../features/conversation/follow-up/choose-follow-ups.ts';
import { runFollowUp } from '../features/conversation/follow-up/run-follow-up.ts';
import { writeDueFollowUps } from '../features/conversation/follow-up/write-due.ts';
import { markRead } from '../features/conversation/mark-read.ts';
import { setOutcome } from '../features/conversation/set-outcome.ts';
import { blockPeople } from '../features/delivery/block-people.ts';
import { changeDelivery, type DeliveryAction } from '../features/delivery/change-delivery.ts';
import { dayAfter, instantOf, localDayAndHour } from '@opener/contract/local-time';
import { handleInstagramEvent } from '../features/delivery/handle-instagram-event.ts';
import { editMessage } from '../features/dm/edit-message.ts';
import { listMessages } from '../features/overview/list-messages.ts';
import type { MessageRow } from '../features/message/message.repo.ts';
import { markMessage } from '../features/dm/mark-message.ts';
import { queueDm } from '../features/dm/queue-dm.ts';
import { runLane } from '../features/dm/run-lane.ts';
import { connectInstagram } from '../features/instagram/connect-instagram.ts';
import { readInstagramStatus } from '../features/instagram/read-status.ts';
import { createCheckout } from '../features/payment/create-checkout.ts';
import { handleWebhook } from '../features/payment/handle-webhook.ts';
import { createProject } from '../features/project/create-project.ts';
import { setSendingMode } from '../features/project/set-sending-mode.ts';
import { findVoice } from '../features/writing/find-voice.ts';
import { saveVoiceTest } from '../features/writing/save-voice-test.ts';
import type { VoiceVariant } from '../features/writing/voice-document.ts';
import { after, days, minutes, seconds } from '../lib/clock.ts';
import type { Stage } from './stage.ts';

export type Step = (stage: Stage) => Promise<void>;

type Project = { name: string; productInfo: string; offerInfo: string };
/** A username, or one that she writes to although it is on her do-not-contact list. */
type Target = string | { username: string; although: 'blocked' };

const betweenNames = seconds(80);

export function openProject(project: Project): Step {
  return async (stage) => {
    const { id } = await createProject(stage.generation, stage.userId, project);
    stage.projects.set(project.name, id);
  };
}

export function review(project: Project): Step {
  return (stage) => setSendingMode(stage.delivery, stage.userId, idOf(stage, project), 'review');
}

/** Queued one after the other and written at once. */
export function write(project: Project, ...targets: Target[]): Step {
  return async (stage) => {
    for (const target of targets) {
      await queueOne(stage, project, target);
      await work(stage);
      await stage.goOnTo(after(stage.clock.now(), betweenNames));
    }
  };
}

/** Queued; only the first is started. */
export function queue(project: Project, first: string, ...others: string[]): Step {
  return async (stage) => {
    await queueOne(stage, project, first);
    await work(stage);
    for (const username of others) await queueOne(stage, project, username);
  };
}

async function queueOne(stage: Stage, project: Project, target: Target): Promise<void> {
  const { userId } = stage;
  const confirmed = typeof target !== 'string';
  const username = confirmed ? target.username : target;
  await queueDm(stage.generation, { userId, projectId: idOf(stage, project), username, confirmed });
}

function work({ generation, userId }: Stage): Promise<void> {
  return runLane(generation, { userId, lane: 0 }, { id: 'seed', signal: new AbortController().signal });
}

export function edit(username: string, text: string): Step {
  return async (stage) => {
    const { id, projectId } = await messageTo(stage, username);
    await editMessage(stage.generation, { userId: stage.userId, projectId, id }, text);
  };
}

export function markSent(username: string): Step {
  return async (stage) => {
    const { id } = await messageTo(stage, username);
    await markMessage(stage.generation, { userId: stage.userId, id }, true);
  };
}

export const sendNow = (username: string) => change(username, 'send_now');
export const approve = (username: string) => change(username, 'approve');
export const skip = (username: string) => change(username, 'skip');

function change(username: string, action: DeliveryAction): Step {
  return async (stage) => {
    const { id } = await messageTo(stage, username);
    await changeDelivery(stage.delivery, stage.userId, id, { action });
  };
}

export function connect(username: string): Step {
  return ({ delivery, userId, timeZone }) =>
    connectInstagram(delivery, userId, { username, password: 'not kept by anybody', timeZone });
}

/** A person replies. */
export function reply(from: string, text: string): Step {
  return async ({ delivery, instagram, userId }) => {
    const { username } = await readInstagramStatus(delivery, userId);
    const { body, headers } = await instagram.reply(from, username ?? '', text);
    await handleInstagramEvent(delivery, Buffer.from(body), headers);
  };
}

/** She reads an answer and decides what came of it; one that is postponed comes back after some days. */
export function decide(username: string, outcome: Outcome, comesBackAfterDays?: number): Step {
  return async ({ delivery, userId, clock }) => {
    const { threads } = await listThreads(delivery, { userId, search: username }, { limit: 50 });
    const thread = threads.find((candidate) => candidate.username === username);
    if (!thread) throw new Error(`The story has no conversation with @${username} yet.`);
    await markRead(delivery, { userId, id: thread.id }, undefined);
    const until =
      comesBackAfterDays && after(clock.now(), days(comesBackAfterDays)).toISOString().slice(0, 10);
    await setOutcome(delivery, { userId, id: thread.id }, { outcome, until: until || undefined });
  };
}

/** One follow-up, for those who have not answered after some days. */
export function followUpAfter(project: Project, firstDays: number): Step {
  return async (stage) => {
    const where = { userId: stage.userId, projectId: idOf(stage, project) };
    await chooseFollowUps(stage.delivery, where, { isOn: true, firstDays, secondDays: null });
  };
}

const betweenFollowUps = minutes(15);

/** What the worker does with follow-ups whose day has come: it writes them, and sends one after the other. */
export function followUp(): Step {
  return async (stage) => {
    await writeDueFollowUps(stage.delivery, stage.userId);
    do await stage.goOnTo(after(stage.clock.now(), betweenFollowUps));
    while (await runFollowUp(stage.delivery, stage.userId));
  };
}

/** Every second person is written to in another voice from now on. */
export function tryVoice(project: Project, changes: Partial<VoiceVariant>): Step {
  return async (stage) => {
    const { generation, userId } = stage;
    const projectId = idOf(stage, project);
    const { tone, length, offerLine, ask } = await findVoice(generation.db, userId, projectId);
    await saveVoiceTest(generation, { userId, projectId }, { tone, length, offerLine, ask, ...changes });
  };
}

/** Instagram accepts nothing more until the morning after next. */
export function rest(): Step {
  return async ({ answerNext, clock, timeZone }) => {
    const now = clock.now();
    const day = dayAfter(dayAfter(localDayAndHour(now, timeZone)));
    answerNext({
      type: 'not now',
      retryAfterMs: instantOf(day, carefulPace.hours.from, timeZone).getTime() - now.getTime(),
    });
  };
}

export function block(reason: string, ...usernames: string[]): Step {
  return async ({ delivery, userId }) => {
    await blockPeople(delivery, userId, { usernames, reason });
  };
}

/** Checkout, payment and receipt, with the provider's events. */
export function buy(plan: PlanId): Step {
  return async ({ payment, payments, userId, email }) => {
    const { url } = await createCheckout(payment, { id: userId, email }, plan);
    const sessionId = new URL(url).pathname.split('/').at(-1)!;
    const paid = await payments.pay(sessionId);
    const checkout = await payments.find(sessionId);
    const receipt = { receipt_url: url, metadata: { checkout_id: checkout!.checkoutId } };
    for (const { body, signature } of [...paid, payments.sign('charge.succeeded', receipt)])
      await handleWebhook(payment, Buffer.from(body), signature);
  };
}

function idOf({ projects }: Stage, { name }: Project): string {
  const id = projects.get(name);
  if (id === undefined) throw new Error(`The story opens the project ${name} too late.`);
  return id;
}

async function messageTo({ generation, userId }: Stage, username: string): Promise<MessageRow> {
  const { messages } = await listMessages(
    generation,
    { userId, search: username },
    { sort: 'newest', limit: 50 },
  );
  const message = messages.find((candidate) => candidate.username === username);
  if (!message) throw new Error(`The story has no message to @${username} yet.`);
  return message;
}
