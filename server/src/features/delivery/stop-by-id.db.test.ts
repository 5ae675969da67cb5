// "Please stop" from a person whom the event names only by id: it is never lost, whatever happened to their message.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TransientFault } from '../../lib/port-faults.ts';
import { createProject } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(() => fixture.close());

async function askToStop(fromId: string, more: object = {}): Promise<void> {
  const { status } = await fixture.tell({
    type: 'reply',
    id: `stop-${fromId}`,
    chatId: null,
    from: null,
    fromId,
    text: 'Please stop writing to me.',
    ...more,
  });
  expect(status).toBe(200);
}

const listed = async () =>
  (await fixture.get<{ username: string }[]>('/do-not-contact')).map(({ username }) => username);

/** Makes delayed tasks due now. */
async function later(): Promise<void> {
  await fixture.server.services.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await fixture.server.drain();
}

describe('finds them', () => {
  it('when nobody knows whether their message arrived, and marks it as answered', async () => {
    fixture.instagram.script.set('mira', async (deliver) => {
      deliver();
      throw new Error('connection cut');
    });
    await fixture.write('mira');
    expect((await fixture.messageTo('mira')).delivery).toMatchObject({ status: 'unknown' });
    await askToStop('id-mira');
    expect(await listed()).toEqual(['mira']);
    expect((await fixture.messageTo('mira')).delivery?.answered_at).toEqual(expect.any(String));
    expect((await fixture.act('mira', 'resend')).status).toBe(409);
  });

  it('while their message is being sent', async () => {
    fixture.instagram.script.set('mira', async (deliver) => {
      deliver();
      await askToStop('id-mira');
      return { type: 'sent', chatId: null };
    });
    await fixture.write('mira');
    expect(fixture.targets()).toEqual(['mira']);
    expect(await listed()).toEqual(['mira']);
  });

  it.each(['message', 'project'])('when the %s is deleted', async (what) => {
    await fixture.write('mira');
    const { id } = await fixture.messageTo('mira');
    if (what === 'project') await fixture.remove(`/projects/${fixture.project}`);
    else await fixture.post('/scrape/messages/change', { action: 'delete', ids: [id] });
    await askToStop('id-mira');
    expect(await listed()).toEqual(['mira']);
    await fixture.connect('other.studio');
    fixture.project = await createProject(fixture.server, fixture.ann);
    const asked = await fixture.post(`/scrape/projects/${fixture.project}/queue`, { username: 'mira' });
    expect(asked).toMatchObject({ status: 409, body: { confirm: 'do_not_contact' } });
  });

  it('when we tried, and then the person wrote to them by hand', async () => {
    fixture.instagram.script.set('mira', async () => ({ type: 'declined', sentence: 'Not today.' }));
    await fixture.write('mira');
    const { id } = await fixture.messageTo('mira');
    await fixture.put(`/scrape/messages/${id}/sent`, { sent: true });
    await fixture.remove(`/projects/${fixture.project}`);
    await askToStop('id-mira');
    expect(await listed()).toEqual(['mira']);
  });
});

describe('asks the sender who it is', () => {
  beforeEach(async () => {
    await fixture.put('/sending', { paused: true });
    await fixture.write('mira');
    const { id } = await fixture.messageTo('mira');
    await fixture.put(`/scrape/messages/${id}/sent`, { sent: true });
  });

  it('when they were written to by hand', async () => {
    fixture.instagram.names.set('id-mira', 'mira');
    await askToStop('id-mira');
    await fixture.server.drain();
    expect(await listed()).toEqual(['mira']);
  });

  it('again, until it answers and knows', async () => {
    const { findUsername } = fixture.instagram;
    fixture.instagram.findUsername = () => Promise.reject(new TransientFault('down'));
    await askToStop('id-mira');
    await askToStop('id-mira');
    await fixture.server.drain();
    fixture.instagram.findUsername = findUsername;
    await later();
    expect(await listed()).toEqual([]);
    fixture.instagram.names.set('id-mira', 'mira');
    await later();
    expect(await listed()).toEqual(['mira']);
  });

  it('ten times, if it knows nobody by that id', async () => {
    let asked = 0;
    fixture.instagram.findUsername = async () => {
      asked++;
      return undefined;
    };
    await askToStop('id-mira');
    for (let i = 0; i < 12; i++) await later();
    expect(asked).toBe(10);
    const left = await fixture.server.services.db.execute(
      sql`select 1 from graphile_worker.jobs where task_identifier = 'delivery.block-by-id'`,
    );
    expect(left.rows).toEqual([]);
  });

  it('by the next connection, when this one is gone', async () => {
    fixture.instagram.names.set('id-mira', 'mira');
    await fixture.remove('/instagram/disconnect');
    await askToStop('id-mira');
    await fixture.server.drain();
    expect(await listed()).toEqual([]);
    await fixture.connect('other.studio');
    await later();
    expect(await listed()).toEqual(['mira']);
  });
});

it('goes with the account of the person who was asked', async () => {
  const ids = () =>
    fixture.server.services.db.execute(
      sql`select key from graphile_worker.jobs where task_identifier = 'delivery.block-by-id'`,
    );
  let asked = 0;
  fixture.instagram.findUsername = async () => {
    asked++;
    // The second is running while the account is deleted.
    if (asked === 2) await fixture.remove('/auth/delete-account');
    return undefined;
  };
  await askToStop('id-one');
  await fixture.server.drain();
  await askToStop('id-two');
  expect((await ids()).rows).toHaveLength(2);
  await fixture.server.drain();
  expect((await ids()).rows).toHaveLength(1);
  await later();
  expect((await ids()).rows).toEqual([]);
  expect(asked).toBe(2);
});

describe('is known by the id before anything leaves, if they', () => {
  it.each([
    ['and have a new name', async () => {}],
    [
      'after that was deleted',
      async () => {
        const { id } = await fixture.messageTo('mira');
        await fixture.post('/scrape/messages/change', { action: 'delete', ids: [id] });
      },
    ],
  ])('asked under another id than the one that our message went to, %s', async (_, before) => {
    await fixture.write('mira');
    await before();
    await askToStop('id-in-events', { from: 'mira' });
    expect(await listed()).toEqual(['mira']);
    await fixture.connect('other.studio');
    fixture.instagram.lookUp = async () => 'id-mira';
    await fixture.write('mira.renamed');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira']);
    // Taking them off the list revokes it under both.
    await fixture.remove('/do-not-contact/mira');
    const holds = sql`select 1 from stop_wishes where revoked_by is null`;
    const { db } = fixture.server.services;
    expect((await db.execute(holds)).rows).toEqual([]);
    // And putting them back restores it under both.
    await fixture.post('/do-not-contact', { usernames: ['mira'] });
    expect((await db.execute(sql`select 1 from stop_wishes where revoked_by is not null`)).rows).toEqual([]);
  });

  it('have another name by now', async () => {
    await fixture.write('old.name');
    fixture.instagram.names.set('id-old.name', 'new.name');
    await askToStop('id-old.name');
    expect(await listed()).toEqual(['old.name']);
    await fixture.server.drain();
    expect(await listed()).toEqual(['new.name', 'old.name']);
  });

  it.each(['does not know them', 'does not answer'])(
    'could not be asked for, as the sender %s',
    async (how) => {
      fixture.instagram.findUsername = () =>
        how === 'does not answer' ? Promise.reject(new TransientFault('down')) : Promise.resolve(undefined);
      await askToStop('id-mira');
      await fixture.server.drain();
      expect(await listed()).toEqual([]);
      await fixture.write('mira');
      expect(fixture.targets()).toEqual([]);
      expect((await fixture.messageTo('mira')).delivery).toMatchObject({
        status: 'skipped',
        reason: 'This person asked @studio.reach to stop.',
      });
      expect(await listed()).toEqual(['mira']);
      // Nor does another account of the same user write to them under another name.
      await fixture.connect('other.studio');
      fixture.instagram.lookUp = async () => 'id-mira';
      await fixture.write('mira.renamed');
      await fixture.nextTurn();
      expect(fixture.targets()).toEqual([]);
      expect((await fixture.messageTo('mira.renamed')).delivery).toMatchObject({ status: 'skipped' });
      // Unless the user removes them from the list.
      await fixture.remove('/do-not-contact/mira.renamed');
      await fixture.act('mira.renamed', 'send_now');
      await fixture.nextTurn();
      expect(fixture.targets()).toEqual(['mira.renamed']);
    },
  );

  it('asked under an id that only events contain, until the user removes them from the list', async () => {
    fixture.instagram.names.set('id-in-events', 'mira');
    fixture.instagram.findUsername = () => Promise.reject(new TransientFault('down'));
    await askToStop('id-in-events');
    await fixture.write('mira');
    expect(fixture.targets()).toEqual([]);
    expect(await listed()).toEqual(['mira']);
    await fixture.remove('/do-not-contact/mira');
    await fixture.act('mira', 'send_now');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira']);
  });
});

describe('put back on the list after it was revoked', () => {
  beforeEach(async () => {
    await fixture.write('mira');
    await askToStop('id-mira', { from: 'mira' });
    await fixture.remove('/do-not-contact/mira');
    await fixture.post('/do-not-contact', { usernames: ['mira'], reason: 'Asked you to stop.' });
    fixture.instagram.lookUp = async () => 'id-mira';
  });

  it.each(['studio.reach', 'other.studio'])('holds under another name, from @%s', async (account) => {
    await fixture.connect(account);
    await fixture.write('mira.renamed');
    await fixture.nextTurn();
    expect((await fixture.messageTo('mira.renamed')).delivery).toMatchObject({ status: 'skipped' });
    expect(await listed()).toEqual(['mira', 'mira.renamed']);
    expect((await fixture.act('mira.renamed', 'send_now')).status).toBe(409);
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira']);
  });

  it('is revoked as before', async () => {
    expect((await fixture.remove('/do-not-contact/mira')).status).toBe(204);
    await fixture.write('mira.renamed');
    await fixture.nextTurn();
    expect((await fixture.act('mira.renamed', 'send_now')).status).toBe(200);
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira', 'mira.renamed']);
  });
});

it('never reaches the people of somebody else', async () => {
  await fixture.write('mira');
  const { db } = fixture.server.services;
  await db.execute(sql`update instagram_connections set ref = 'ref of an earlier one'`);
  await askToStop('id-mira');
  expect(await listed()).toEqual([]);
});
