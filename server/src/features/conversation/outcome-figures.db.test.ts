import type { Trend } from '@opener/contract/figure';
import type { MessageCounts } from '@opener/contract/message-list';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProject } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture, type ShownMessage } from '../../testing/sending-fixture.ts';
import { type Talk, talkAt } from './testing/talk.ts';

let fixture: SendingFixture;
let talk: Talk;

beforeEach(async () => {
  fixture = await openSendingFixture({ DM_DAILY_CAP: '25-25' });
  talk = talkAt(fixture);
  await fixture.connect();
});
afterEach(() => fixture.close());

const counts = () => fixture.get<MessageCounts>('/scrape/message-counts');
const listed = async (state: string) =>
  (await fixture.get<ShownMessage[]>(`/scrape/messages?sort=az&state=${state}`)).map(
    ({ username }) => username,
  );

/** Everywhere that says it. */
async function expectEverywhere(results: { sent: number; answered: number; interested: number }) {
  expect(await counts()).toMatchObject(results);
  expect((await fixture.get<Trend>('/figures/trend')).now).toMatchObject(results);
  expect(await fixture.get('/figures/projects')).toEqual([{ project_id: fixture.project, ...results }]);
  expect(await fixture.get(`/projects/${fixture.project}/sending`)).toMatchObject(results);
  const days = await fixture.get<Record<'sent' | 'answered' | 'interested', number>[]>('/sending/stats');
  for (const field of ['sent', 'answered', 'interested'] as const) {
    expect(days.reduce((sum, day) => sum + day[field], 0)).toBe(results[field]);
    expect(await listed(field)).toHaveLength(results[field]);
  }
}

describe('interest', () => {
  it('is counted once it is decided, and no longer when that is undone', async () => {
    await talk.send('mira', 'zoe');
    await talk.hear('mira', 'Sounds great, how much is it?');
    await expectEverywhere({ sent: 2, answered: 1, interested: 0 });
    await talk.decide('mira', { outcome: 'interested' });
    await talk.decide('mira', { outcome: 'interested' });
    await expectEverywhere({ sent: 2, answered: 1, interested: 1 });
    expect(await listed('interested')).toEqual(['mira']);
    await talk.decide('mira', { outcome: 'not_interested' });
    await expectEverywhere({ sent: 2, answered: 1, interested: 0 });
  });

  it('ends with a wish to stop, which is an answer all the same', async () => {
    await talk.send('mira', 'zoe');
    await talk.hear('mira', 'Yes please');
    await talk.decide('mira', { outcome: 'interested' });
    await talk.hear('mira', 'Please stop writing to me');
    await talk.hear('zoe', 'Please stop writing to me');
    await expectEverywhere({ sent: 2, answered: 2, interested: 0 });
    expect((await talk.with('mira')).outcome).toBeNull();
    // The user knows better.
    await talk.decide('mira', { outcome: 'interested' });
    await expectEverywhere({ sent: 2, answered: 2, interested: 1 });
  });

  it('is not touched by a stop that is reported again after the user decided', async () => {
    await talk.send('mira');
    const event = { id: 'stop', at: fixture.server.services.clock.now() };
    await talk.hear('mira', 'Please stop', event);
    await talk.decide('mira', { outcome: 'interested' });
    await talk.hear('mira', 'Please stop', event);
    expect(await listed('interested')).toEqual(['mira']);
  });

  it('stays with the message that earned it when the person gets another', async () => {
    await talk.send('mira');
    await talk.hear('mira', 'Tell me more');
    await talk.decide('mira', { outcome: 'interested' });
    const first = fixture.project;
    fixture.project = await createProject(fixture.server, fixture.ann, { name: 'Second' });
    await fixture.write('mira');
    await fixture.act('mira', 'approve');
    await fixture.nextTurn();
    const figures = await fixture.get<{ project_id: string; interested: number }[]>('/figures/projects');
    const interestIn = (id: string) => figures.find(({ project_id }) => project_id === id)?.interested;
    expect([interestIn(first), interestIn(fixture.project)]).toEqual([1, 0]);
  });
});

it('an export has what each person answered to its own message, and the outcome', async () => {
  await talk.send('mira', 'zoe', 'adam');
  await talk.hear('mira', 'Hello there');
  await talk.hear('mira', '=1+1');
  await talk.hear('zoe', 'Next month?');
  await talk.decide('mira', { outcome: 'interested' });
  await talk.decide('zoe', { outcome: 'not_interested' });
  const file = await fixture.server.call('GET', `/projects/${fixture.project}/export?format=csv`, {
    token: fixture.ann.token,
  });
  const rows = parse<Record<string, string>>(file.text, { columns: true, bom: true });
  const shown = Object.fromEntries(
    rows.map((row) => [row['Username'], [row['Answer'], row['Outcome'], row['State']]]),
  );
  expect(shown).toEqual({
    mira: ["Hello there\n\n'=1+1", 'Interested', 'Answered'],
    zoe: ['Next month?', 'Not interested', 'Answered'],
    adam: ['', '', 'Sent'],
  });
});
