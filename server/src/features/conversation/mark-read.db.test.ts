import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTalking, type Talking } from '../../testing/talking.ts';
import { markRead } from './mark-read.ts';

let fixture: Talking['fixture'];
let talk: Talking['talk'];

beforeEach(async () => {
  ({ fixture, talk } = await openTalking());
  await talk.send('mira');
});
afterEach(() => fixture.close());

const unread = async () => (await talk.with('mira')).unread;
const read = async (up_to?: string) =>
  fixture.put(`/conversations/${(await talk.with('mira')).id}/read`, { read: true, up_to });

it('an answer that came after what was on the screen stays unread', async () => {
  await talk.hear('mira', 'Sounds good');
  const { id } = await talk.lastEntry('mira');
  await talk.hear('mira', 'And what does it cost?');
  await read(id);
  expect(await unread()).toBe(1);
  // Another tab that saw the same changes nothing.
  await read(id);
  expect(await unread()).toBe(1);
  await read((await talk.lastEntry('mira')).id);
  expect(await unread()).toBe(0);
  await talk.mark('mira', false);
  expect(await unread()).toBe(1);
  await read();
  expect(await unread()).toBe(0);
});

it('an answer that arrives while an earlier one is marked as read keeps its mark', async () => {
  await talk.hear('mira', 'Sounds good');
  const { id: seen } = await talk.lastEntry('mira');
  const { id } = await talk.with('mira');
  const { db } = fixture.server.services;
  let marking: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into thread_messages (id, user_id, thread_id, sender, author, text, at, status)
      select uuidv7(), user_id, id, sender, 'them', 'One more thing', now(), 'received' from threads where id = ${id}`);
    await tx.execute(sql`update threads set unread = unread + 1 where id = ${id}`);
    marking = markRead({ db }, { userId: fixture.ann.id, id }, seen);
    await untilItWaits();
  });
  await marking;
  expect(await unread()).toBe(1);
});

async function untilItWaits(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await fixture.server.services.db.execute(waiting)).rows.length).toBe(1);
}
