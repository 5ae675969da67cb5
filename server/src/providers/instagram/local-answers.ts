// Made-up people who answer by themselves, a few seconds after the first message to them.
import * as z from 'zod/mini';
import type { Db } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue.ts';
import { after, type Clock, seconds } from '../../lib/clock.ts';
import { handle, type Task, type TaskHandler } from '../../lib/task.ts';
import type { SignedEvent } from './local-events.ts';

const Answer = z.object({ from: z.string(), to: z.string(), text: z.string() });
type Answer = z.infer<typeof Answer>;

/** Once: an answer whose event was lost is found by reading the conversation. */
const answerTask: Task<Answer> = { name: 'local.answer', payload: Answer, maxAttempts: 1 };

const answers: [prefix: string, text: string][] = [
  ['keen', 'Oh, that sounds great! How does it work, and when could we start?'],
  ['laterplease', 'Thanks for writing! Not right now, things are busy. Could you try me again next month?'],
  ['nothanks', 'That is kind of you, but we already have something like it and are happy with it.'],
  ['pleasestop', 'Please stop messaging me.'],
];

const afterMs = seconds(3);

/** Nobody else answers unasked. */
export async function answerLater(
  { db, clock }: { db: Db; clock: Clock },
  { from, to }: { from: string; to: string },
): Promise<void> {
  const text = answers.find(([prefix]) => from.startsWith(prefix))?.[1];
  if (text === undefined) return;
  await enqueue(db, answerTask, { from, to, text }, { runAt: after(clock.now(), afterMs) });
}

/** `report` delivers the event as the webhook would. */
export function localAnswerHandler(
  instagram: { reply(from: string, to: string, text: string): Promise<SignedEvent> },
  report: (event: SignedEvent) => Promise<void>,
): TaskHandler {
  return handle(answerTask, async ({ from, to, text }) => report(await instagram.reply(from, to, text)));
}
