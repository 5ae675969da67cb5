// A worker dies during a call while the sender's next turn is planned for tomorrow: what is in line goes on once the sweeper has looked.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { minutes } from '../../lib/clock.ts';
import { openTalking, type Talking } from '../../testing/talking.ts';
import { conversationDepsOf } from '../../wiring.ts';
import { sweepDeliveries } from '../delivery/sweep-deliveries.ts';
import { takeTurn } from '../delivery/take-turn.ts';
import { sweepReplies } from './sweep-replies.ts';
import { takeReplyTurn } from './take-reply-turn.ts';

let fixture: Talking['fixture'];
let talk: Talking['talk'];
beforeEach(async () => {
  ({ fixture, talk } = await openTalking());
  await talk.send('mira');
  fixture.server.advance(minutes(30));
});
afterEach(() => fixture.close());

const deps = () => conversationDepsOf(fixture.server.services);

/** As it is after the worker has died: its task is never tried again, because another was planned. */
async function planForTomorrow(): Promise<void> {
  const { db } = fixture.server.services;
  await db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() + interval '1 day' where key = ${`delivery:${fixture.ann.id}`}`,
  );
}

async function waitsForTomorrow(): Promise<boolean> {
  const { rows } = await fixture.server.services.db.execute<{ late: boolean }>(
    sql`select run_at > now() + interval '2 hours' as late from graphile_worker.jobs where key = ${`delivery:${fixture.ann.id}`}`,
  );
  return rows[0]?.late ?? true;
}

it('after a first message', async () => {
  await fixture.write('zoe', 'tom');
  fixture.server.advance(minutes(30));
  expect(await takeTurn(deps(), fixture.ann.id)).toMatchObject({ type: 'send' });
  await planForTomorrow();
  fixture.server.advance(minutes(2));
  await sweepDeliveries(deps());
  expect((await fixture.messageTo('zoe')).delivery?.status).not.toBe('sending');
  expect(await waitsForTomorrow()).toBe(false);
});

it('after a reply', async () => {
  await talk.hear('mira', 'Yes, tell me more!');
  const [thread] = await talk.list();
  await fixture.post(`/conversations/${thread!.id}/replies`, { id: randomUUID(), text: 'Gladly!' });
  expect(await takeReplyTurn(deps(), fixture.ann.id)).toMatchObject({ type: 'send' });
  await planForTomorrow();
  fixture.server.advance(minutes(2));
  await sweepReplies(deps());
  expect(await talk.lastEntry('mira')).not.toMatchObject({ status: 'sending' });
  expect(await waitsForTomorrow()).toBe(false);
});
