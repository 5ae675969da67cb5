import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hours, minutes } from '../../lib/clock.ts';
import { FinalFault, TransientFault } from '../../lib/port-faults.ts';
import { openFixtureBeside } from '../../testing/sending-fixture.ts';
import { openTalking, type Talking } from '../../testing/talking.ts';
import { conversationDepsOf } from '../../wiring.ts';
import { notify, notifyDaily } from './notify.ts';
import { talkAt } from './testing/talk.ts';

let fixture: Talking['fixture'];
let talk: Talking['talk'];

beforeEach(async () => {
  ({ fixture, talk } = await openTalking());
  await talk.send('mira', 'zoe');
});
afterEach(() => fixture.close());

/** Tasks that wait for later run now. */
async function mails(): Promise<{ subject: string; text: string }[]> {
  const { db, localMailbox } = fixture.server.services;
  await db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where key like 'answers:%' or task_id in (select id from graphile_worker._private_tasks where identifier = 'mail.send')`,
  );
  await fixture.server.drain();
  return localMailbox!.list(fixture.ann.email);
}
const choose = (answers: string) => fixture.put('/notices', { answers });

it('are off until they are chosen', async () => {
  expect(await fixture.get('/notices')).toEqual({ answers: 'off' });
  await talk.hear('mira', 'Hello');
  expect(await mails()).toEqual([]);
  expect((await choose('at_once')).body).toEqual({ answers: 'at_once' });
  expect(await fixture.get('/notices')).toEqual({ answers: 'at_once' });
  expect((await choose('hourly')).status).toBe(422);
  // What was there before is not mailed.
  expect(await mails()).toEqual([]);
});

it('at once: one mail for a burst, naming people and quoting nobody', async () => {
  await choose('at_once');
  await talk.hear('mira', 'A secret of mine');
  await talk.hear('mira', 'And another');
  await talk.hear('zoe', 'Hello');
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('2 people answered you');
  expect(mail!.text).toContain('@zoe and @mira');
  expect(mail!.text).not.toContain('secret');
  expect(mail!.text).toContain('/app/conversations');
  fixture.server.advance(minutes(5));
  await talk.hear('mira', 'Still there?');
  expect((await mails())[0]!.subject).toBe('@mira answered you');
  expect(await mails()).toHaveLength(2);
});

it('mail nothing that was read meanwhile', async () => {
  await choose('at_once');
  await talk.hear('mira', 'Hello');
  await talk.mark('mira', true);
  expect(await mails()).toEqual([]);
});

it('at once: name everybody, also those whose mail could not leave yet', async () => {
  await choose('at_once');
  await talk.hear('mira', 'Hello');
  fixture.server.advance(minutes(1));
  await notify(conversationDepsOf(fixture.server.services), fixture.ann.id, 'at_once');
  fixture.server.advance(minutes(5));
  await talk.hear('zoe', 'Hello');
  await notify(conversationDepsOf(fixture.server.services), fixture.ann.id, 'at_once');
  expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual([
    '@mira answered you',
    '@zoe answered you',
  ]);
});

it('at once: miss no answer that is being taken while the mail is written', async () => {
  const { db } = fixture.server.services;
  const waiting = async (count: number) => {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(count);
  };
  await choose('at_once');
  await talk.hear('zoe', 'Hello');
  const both = await db.transaction(async (tx) => {
    // The last step of taking an answer waits for this row.
    await tx.execute(sql`select 1 from graphile_worker._private_jobs where key like 'answers:%' for update`);
    const heard = talk.hear('mira', 'Hello');
    await vi.waitFor(() => waiting(1), 30_000);
    const mailed = notify(conversationDepsOf(fixture.server.services), fixture.ann.id, 'at_once');
    await Promise.race([mailed, vi.waitFor(() => waiting(2), 30_000)]);
    return [heard, mailed];
  });
  await Promise.all(both);
  expect(await mails()).toMatchObject([{ subject: '2 people answered you' }]);
});

it('once a day: in the morning of the person, each answer once', async () => {
  await choose('daily');
  await talk.hear('mira', 'Hello');
  expect(await mails()).toEqual([]);
  for (let hour = 0; hour < 48; hour++) {
    await notifyDaily(conversationDepsOf(fixture.server.services));
    fixture.server.advance(hours(1));
  }
  expect(await mails()).toMatchObject([{ subject: '@mira answered you' }]);
});

it('once a day: reach the others when one fails, and that one with the next try', async () => {
  const deps = conversationDepsOf(fixture.server.services);
  const bob = await openFixtureBeside(fixture);
  await bob.connect('bobs.studio');
  await talkAt(bob).send('noa');
  for (const reader of [fixture, bob]) {
    await reader.put('/sending', { time_zone: 'UTC' });
    await reader.put('/notices', { answers: 'daily' });
  }
  await talk.hear('mira', 'Hello');
  await talk.hear('noa', 'Hello', { connectionRef: 'ref-connection-of-bobs.studio' });
  while (deps.clock.now().getUTCHours() !== 8) fixture.server.advance(hours(1));

  vi.spyOn(deps.secrets, 'seal').mockImplementationOnce(() => {
    throw new Error('the mail could not be sealed');
  });
  const { localMailbox } = fixture.server.services;
  const subjects = async () =>
    [...(await mails()), ...(await localMailbox!.list(bob.ann.email))]
      .map(({ subject }) => subject)
      .toSorted();
  await expect(notifyDaily(deps)).rejects.toThrow('mail');
  expect(await subjects()).toHaveLength(1);
  await notifyDaily(deps);
  expect(await subjects()).toEqual(['@mira answered you', '@noa answered you']);
});

it('are withdrawn with the account', async () => {
  await choose('at_once');
  await talk.hear('mira', 'Hello');
  fixture.server.advance(minutes(1));
  await notify(conversationDepsOf(fixture.server.services), fixture.ann.id, 'at_once');
  expect((await fixture.remove('/auth/delete-account')).status).toBe(200);
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringContaining('deleted')]);
});

it('suggests a reply without reading more of an answer than a message can have', async () => {
  await talk.hear('mira', 'ﷺ'.repeat(10_000));
  const { id } = await talk.with('mira');
  const read: number[] = [];
  fixture.server.services.writer.reply = async ({ conversation }) => {
    read.push(...conversation.map(({ text }) => text.normalize('NFKC').length));
    return 'Happy to tell you more.';
  };
  expect((await fixture.post(`/conversations/${id}/suggestion`)).status).toBe(200);
  expect(Math.max(...read)).toBeLessThanOrEqual(1000);
});

it('suggests a reply, and stores, sends and charges nothing', async () => {
  const { id } = await talk.with('mira');
  const suggest = () => fixture.post(`/conversations/${id}/suggestion`);
  expect((await suggest()).status).toBe(409);
  await talk.hear('mira', 'Sounds great, tell me more');
  expect(await suggest()).toMatchObject({ status: 200, body: { text: expect.any(String) } });
  expect(await talk.said('mira')).toHaveLength(2);

  const { writer } = fixture.server.services;
  const asked: string[] = [];
  const saying = (...texts: string[]) => {
    writer.reply = async ({ refused }) => {
      asked.push(refused?.complaint ?? '');
      return texts.shift()!;
    };
  };
  saying('See https://example.com', 'Happy to tell you more.');
  expect((await suggest()).body).toEqual({ text: 'Happy to tell you more.' });
  expect(asked).toEqual(['', expect.stringContaining('link')]);
  saying('See https://example.com', 'It is 70% off, see www.example.com');
  expect(await suggest()).toMatchObject({ status: 502, body: { detail: expect.any(String) } });
  writer.reply = () => Promise.reject(new TransientFault('away'));
  expect((await suggest()).status).toBe(502);
  writer.reply = () => Promise.reject(new FinalFault('writer_language', 'Not in this language.'));
  expect((await suggest()).body).toEqual({ detail: 'Not in this language.' });
});
