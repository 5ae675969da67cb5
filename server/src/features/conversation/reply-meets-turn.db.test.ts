// A reply is written while the sender, which has found none, plans its next turn for tomorrow's messages.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { minutes } from '../../lib/clock.ts';
import { openTalking, type Talking } from '../../testing/talking.ts';
import { conversationDepsOf } from '../../wiring.ts';
import { runSender } from '../delivery/run-sender.ts';
import { takeReplyTurn } from './take-reply-turn.ts';

let fixture: Talking['fixture'];
let talk: Talking['talk'];
beforeEach(async () => {
  ({ fixture, talk } = await openTalking());
  await fixture.put('/sending', { daily_cap: 1 });
  await talk.send('mira');
  await fixture.write('zoe');
  await talk.hear('mira', 'Yes, tell me more!');
  fixture.server.advance(minutes(30));
});
afterEach(() => fixture.close());

async function nextTurnAt(): Promise<Date> {
  const { rows } = await fixture.server.services.db.execute<{ at: string }>(
    sql`select to_char(run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from graphile_worker.jobs
      where key = ${`delivery:${fixture.ann.id}`} and locked_at is null`,
  );
  return new Date(rows[0]!.at);
}

it('goes out at once all the same', async () => {
  const { services } = fixture.server;
  const deps = conversationDepsOf(services);
  const [thread] = await talk.list();
  expect(await takeReplyTurn(deps, fixture.ann.id)).toEqual({ type: 'nothing' });
  await fixture.post(`/conversations/${thread!.id}/replies`, { id: randomUUID(), text: 'Gladly!' });
  await runSender(deps, fixture.ann.id);
  expect((await nextTurnAt()).getTime()).toBeLessThanOrEqual(services.clock.now().getTime());
  await fixture.run();
  expect(await talk.lastEntry('mira')).toMatchObject({ text: 'Gladly!', status: 'sent' });
});
