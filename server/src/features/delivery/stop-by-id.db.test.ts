// "Please stop" from a person whom the event names only by id: it is never lost, whatever happened to their message.
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TransientFault } from '../../lib/port-faults.ts';
import { createProject } from '../../testing/projects.ts';
import { openSendingDesk, type SendingDesk } from '../../testing/sending-desk.ts';

let desk: SendingDesk;

beforeEach(async () => {
  desk = await openSendingDesk();
  await desk.connect();
});
afterEach(() => desk.close());

async function askToStop(fromId: string): Promise<void> {
  const { status } = await desk.tell({
    type: 'reply',
    id: `stop-${fromId}`,
    chatId: null,
    from: null,
    fromId,
    text: 'Please stop writing to me.',
  });
  expect(status).toBe(200);
}

const listed = async () =>
  (await desk.get<{ username: string }[]>('/do-not-contact')).map(({ username }) => username);

/** Makes delayed tasks due now. */
async function later(): Promise<void> {
  await desk.server.services.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await desk.server.drain();
}

describe('finds them', () => {
  it('when nobody knows whether their message arrived, and marks it as answered', async () => {
    desk.instagram.script.set('mira', async (deliver) => {
      deliver();
      throw new Error('connection cut');
    });
    await desk.write('mira');
    expect((await desk.messageTo('mira')).delivery).toMatchObject({ status: 'unknown' });
    await askToStop('id-mira');
    expect(await listed()).toEqual(['mira']);
    expect((await desk.messageTo('mira')).delivery?.answered_at).toEqual(expect.any(String));
    expect((await desk.act('mira', 'resend')).status).toBe(409);
  });

  it('while their message is being sent', async () => {
    desk.instagram.script.set('mira', async (deliver) => {
      deliver();
      await askToStop('id-mira');
      return { type: 'sent', chatId: null };
    });
    await desk.write('mira');
    expect(desk.targets()).toEqual(['mira']);
    expect(await listed()).toEqual(['mira']);
  });

  it.each(['message', 'project'])('when the %s is deleted', async (what) => {
    await desk.write('mira');
    const { id } = await desk.messageTo('mira');
    if (what === 'project') await desk.remove(`/projects/${desk.project}`);
    else await desk.post('/scrape/messages/change', { action: 'delete', ids: [id] });
    await askToStop('id-mira');
    expect(await listed()).toEqual(['mira']);
    await desk.connect('other.studio');
    desk.project = await createProject(desk.server, desk.ann);
    const asked = await desk.post(`/scrape/projects/${desk.project}/queue`, { username: 'mira' });
    expect(asked).toMatchObject({ status: 409, body: { confirm: 'do_not_contact' } });
  });

  it('when we tried, and then the person wrote to them by hand', async () => {
    desk.instagram.script.set('mira', async () => ({ type: 'declined', sentence: 'Not today.' }));
    await desk.write('mira');
    const { id } = await desk.messageTo('mira');
    await desk.put(`/scrape/messages/${id}/sent`, { sent: true });
    await desk.remove(`/projects/${desk.project}`);
    await askToStop('id-mira');
    expect(await listed()).toEqual(['mira']);
  });
});

describe('asks the sender who it is', () => {
  beforeEach(async () => {
    await desk.put('/sending', { paused: true });
    await desk.write('mira');
    const { id } = await desk.messageTo('mira');
    await desk.put(`/scrape/messages/${id}/sent`, { sent: true });
  });

  it('when they were written to by hand', async () => {
    desk.instagram.names.set('id-mira', 'mira');
    await askToStop('id-mira');
    await desk.server.drain();
    expect(await listed()).toEqual(['mira']);
  });

  it('again, until it answers and knows', async () => {
    const { findUsername } = desk.instagram;
    desk.instagram.findUsername = () => Promise.reject(new TransientFault('down'));
    await askToStop('id-mira');
    await askToStop('id-mira');
    await desk.server.drain();
    desk.instagram.findUsername = findUsername;
    await later();
    expect(await listed()).toEqual([]);
    desk.instagram.names.set('id-mira', 'mira');
    await later();
    expect(await listed()).toEqual(['mira']);
  });

  it('ten times, if it knows nobody by that id', async () => {
    let asked = 0;
    desk.instagram.findUsername = async () => {
      asked++;
      return undefined;
    };
    await askToStop('id-mira');
    for (let i = 0; i < 12; i++) await later();
    expect(asked).toBe(10);
    const left = await desk.server.services.db.execute(
      sql`select 1 from graphile_worker.jobs where task_identifier = 'delivery.block-by-id'`,
    );
    expect(left.rows).toEqual([]);
  });

  it('by the next connection, when this one is gone', async () => {
    desk.instagram.names.set('id-mira', 'mira');
    await desk.remove('/instagram/disconnect');
    await askToStop('id-mira');
    await desk.server.drain();
    expect(await listed()).toEqual([]);
    await desk.connect('other.studio');
    await later();
    expect(await listed()).toEqual(['mira']);
  });
});

it('goes with the account of the person who was asked', async () => {
  const ids = () =>
    desk.server.services.db.execute(
      sql`select key from graphile_worker.jobs where task_identifier = 'delivery.block-by-id'`,
    );
  let asked = 0;
  desk.instagram.findUsername = async () => {
    asked++;
    // The second is running while the account is deleted.
    if (asked === 2) await desk.remove('/auth/delete-account');
    return undefined;
  };
  await askToStop('id-one');
  await desk.server.drain();
  await askToStop('id-two');
  expect((await ids()).rows).toHaveLength(2);
  await desk.server.drain();
  expect((await ids()).rows).toHaveLength(1);
  await later();
  expect((await ids()).rows).toEqual([]);
  expect(asked).toBe(2);
});

describe('is known by the id before anything leaves, if they', () => {
  it('have another name by now', async () => {
    await desk.write('old.name');
    desk.instagram.names.set('id-old.name', 'new.name');
    await askToStop('id-old.name');
    expect(await listed()).toEqual(['old.name']);
    await desk.server.drain();
    expect(await listed()).toEqual(['new.name', 'old.name']);
  });

  it.each(['does not know them', 'does not answer'])(
    'could not be asked for, as the sender %s',
    async (how) => {
      desk.instagram.findUsername = () =>
        how === 'does not answer' ? Promise.reject(new TransientFault('down')) : Promise.resolve(undefined);
      await askToStop('id-mira');
      await desk.server.drain();
      expect(await listed()).toEqual([]);
      await desk.write('mira');
      expect(desk.targets()).toEqual([]);
      expect((await desk.messageTo('mira')).delivery).toMatchObject({
        status: 'skipped',
        reason: 'This person asked @studio.reach to stop.',
      });
      expect(await listed()).toEqual(['mira']);
      // Nor does another account of the same user write to them under another name.
      await desk.connect('other.studio');
      desk.instagram.lookUp = async () => 'id-mira';
      await desk.write('mira.renamed');
      await desk.nextTurn();
      expect(desk.targets()).toEqual([]);
      expect((await desk.messageTo('mira.renamed')).delivery).toMatchObject({ status: 'skipped' });
      // Unless the user removes them from the list.
      await desk.remove('/do-not-contact/mira.renamed');
      await desk.act('mira.renamed', 'send_now');
      await desk.nextTurn();
      expect(desk.targets()).toEqual(['mira.renamed']);
    },
  );
});

it('never reaches the people of somebody else', async () => {
  await desk.write('mira');
  const { db } = desk.server.services;
  await db.execute(sql`update instagram_connections set ref = 'ref of an earlier one'`);
  await askToStop('id-mira');
  expect(await listed()).toEqual([]);
});
