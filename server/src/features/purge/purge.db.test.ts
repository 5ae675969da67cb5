import { getTableName, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../credit/check-ledger.ts';
import { creditsOf, queue } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';
import { deletedAtOnce, deletedLater, kept } from './purge.repo.ts';
import { purgeLeftovers } from './purge-leftovers.ts';

let fixture: SendingFixture;
let doomed: string;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
  doomed = fixture.project;
  await fixture.write('a.sent');
  await fixture.run();
  await fixture.write('b.waiting', 'c.waiting');
});
afterEach(() => fixture.close());

const rowsOf = async (column: string, value: string) => {
  const { db } = fixture.server.services;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns where column_name = ${column} and table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await db.execute(
      sql`select 1 from ${sql.identifier(name)} where ${sql.identifier(column)} = ${value} limit 1`,
    );
    if (rowCount) found.push(name);
  }
  return found.toSorted();
};

const remove = async () => expect((await fixture.remove(`/projects/${doomed}`)).status).toBe(204);
const list = (path: string) => fixture.get<unknown[]>(path);

describe('a deleted project', () => {
  it('is gone for everybody at once, and from the database soon after', async () => {
    const message = await fixture.messageTo('b.waiting');
    await queue(fixture.server, fixture.ann, doomed, 'd.queued');
    const [job] = await fixture.get<{ id: string }[]>(`/scrape/projects/${doomed}/jobs`);
    await remove();
    expect(await rowsOf('project_id', doomed)).not.toEqual([]);

    for (const path of ['', '/export', '/sending', '/unsent', '/voice'])
      expect([path, (await fixture.server.call('GET', `/projects/${doomed}${path}`, who())).status]).toEqual([
        path,
        404,
      ]);
    for (const path of [`projects/${doomed}/jobs`, `projects/${doomed}/messages`, `jobs/${job!.id}`])
      expect((await fixture.server.call('GET', `/scrape/${path}`, who())).status).toBe(404);
    for (const query of ['', '?limit=5', '?limit=5&state=sent', '?q=waiting', `?project_id=${doomed}`])
      expect([query, await list(`/scrape/messages${query}`)]).toEqual([query, []]);
    expect(await list('/scrape/message-ids')).toEqual([]);
    expect(await fixture.get('/scrape/message-counts')).toMatchObject({ all: 0, waiting: 0, sent: 0 });
    expect(await fixture.get('/sending')).toMatchObject({
      waiting: 0,
      next_send_at: null,
      other_accounts: [],
    });
    expect(await list('/projects/')).toEqual([]);
    expect((await fixture.put(`/scrape/messages/${message.id}/sent`, { sent: true })).status).toBe(404);
    expect((await fixture.put(`/scrape/messages/${message.id}/answered`, { answered: true })).status).toBe(
      404,
    );
    expect((await fixture.post(`/scrape/messages/${message.id}/delivery`, { action: 'skip' })).status).toBe(
      404,
    );
    expect((await fixture.post(`/scrape/messages/${message.id}/regenerate`, {})).status).toBe(404);
    const ids = { action: 'delete', ids: [message.id], preview: true };
    expect((await fixture.post('/scrape/messages/change', ids)).body).toMatchObject({ done: 0 });

    await fixture.server.drain();
    expect(await rowsOf('project_id', doomed)).toEqual([]);
    expect(await rowsOf('message_id', message.id)).toEqual([]);
  });

  it('sends nothing more, and hears no answer', async () => {
    await remove();
    await fixture.nextTurn();
    await fixture.tell({
      type: 'reply',
      id: 'r',
      chatId: 'chat-a.sent',
      from: 'a.sent',
      text: 'Sounds lovely',
    });
    expect(fixture.targets()).toEqual(['a.sent']);
    expect(await fixture.get('/scrape/message-counts')).toMatchObject({ unlisted: { sent: 1, answered: 0 } });
  });

  it('gives every reserved credit back, each with its own entry', async () => {
    for (let n = 0; n < 30; n++) await queue(fixture.server, fixture.ann, doomed, `queued.${n}`);
    const [before] = await creditsOf(fixture.server, fixture.ann);
    await remove();
    expect((await creditsOf(fixture.server, fixture.ann))[0]).toBe(Number(before) + 30);
    const { rows } = await fixture.server.services.db.execute(
      sql`select 1 from credit_entries where kind = 'release' and note = 'Credit back: the project was deleted'`,
    );
    expect(rows).toHaveLength(30);
    await expectBalanced();
  });

  it('is deleted even if its task was lost, from wherever it was', async () => {
    await remove();
    const { db } = fixture.server.services;
    await db.execute(sql`delete from messages where username = 'b.waiting'`);
    await db.execute(
      sql`select graphile_worker.remove_job(key) from graphile_worker.jobs where key like 'purge:%'`,
    );
    await fixture.server.drain();
    expect(await rowsOf('project_id', doomed)).not.toEqual([]);
    await purgeLeftovers({ db });
    await fixture.server.drain();
    expect(await rowsOf('project_id', doomed)).toEqual([]);
  });
});

describe('a deleted account', () => {
  it('leaves nothing, also while a project of it is being deleted', async () => {
    await remove();
    const left = await fixture.server.call('DELETE', '/auth/delete-account', who());
    expect(left.status).toBe(200);
    expect(await rowsOf('user_id', fixture.ann.id)).toEqual(
      expect.not.arrayContaining(['sessions', 'credit_accounts', 'instagram_accounts', 'sending_paces']),
    );
    // While its entries are being deleted, the books of the others are still checked.
    await expectBalanced();
    await fixture.server.drain();
    expect(await rowsOf('user_id', fixture.ann.id)).toEqual([]);
    const { rows } = await fixture.server.services.db.execute(
      sql`select 1 from users where id = ${fixture.ann.id}`,
    );
    expect(rows).toEqual([]);
    await expectBalanced();
  });

  it('names every table that holds something of a person', async () => {
    const { rows } = await fixture.server.services.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
    );
    const named = [...deletedAtOnce, ...deletedLater, ...kept].map(getTableName);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
  });
});

const who = () => ({ token: fixture.ann.token });

async function expectBalanced(): Promise<void> {
  expect(await checkLedger(fixture.server.services)).toMatchObject({ balanced: true });
}
