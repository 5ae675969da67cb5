import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { days, hours, minutes, seconds } from '../../lib/clock.ts';
import { newestMail } from '../../testing/people.ts';
import { createProject } from '../../testing/projects.ts';
import { openSendingDesk, type SendingDesk, whereItIsMorning } from '../../testing/sending-desk.ts';
import { deliveryDepsOf } from '../../wiring.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';

let desk: SendingDesk;

beforeEach(async () => {
  desk = await openSendingDesk();
  await desk.connect();
});
afterEach(() => desk.close());

describe('sending', () => {
  it('sends messages automatically once written, one at a time, with the gap in between', async () => {
    await desk.write('one', 'two', 'three');
    expect(desk.targets()).toEqual(['one']);
    expect(await desk.messageTo('one')).toMatchObject({ sent: true, delivery: { status: 'sent' } });
    expect(await desk.messageTo('two')).toMatchObject({
      sent: false,
      delivery: { status: 'waiting', send_at: expect.any(String) },
    });
    // The time is known only for the next one.
    expect((await desk.messageTo('three')).delivery).toMatchObject({ status: 'waiting', send_at: null });
    await desk.run();
    expect(desk.targets()).toHaveLength(1);
    await desk.nextTurn();
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['one', 'two', 'three']);
  });

  it('respects the daily cap, and continues tomorrow', async () => {
    await desk.put('/sending', { time_zone: whereItIsMorning() });
    await desk.write('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7');
    for (let i = 0; i < 8; i++) await desk.nextTurn();
    expect(desk.targets()).toHaveLength(5);
    expect(await desk.get('/sending')).toMatchObject({ sent_today: 5, cap_today: 5, waiting: 2 });
    desk.server.advance(days(1));
    for (let i = 0; i < 4; i++) await desk.nextTurn();
    expect(desk.targets()).toHaveLength(7);
  });

  it('never writes to the same person twice from one account, even from another project or after deleting the first', async () => {
    await desk.write('mira');
    await desk.remove(`/projects/${desk.project}`);
    desk.project = await createProject(desk.server, desk.ann);
    await desk.write('mira');
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['mira']);
    expect((await desk.messageTo('mira')).delivery).toMatchObject({
      status: 'skipped',
      reason: expect.stringContaining('before'),
    });
  });

  it('does not start a second send while two workers run', async () => {
    await desk.write('one');
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    for (const name of ['two', 'three'])
      desk.instagram.script.set(
        name,
        async (deliver) => (await opened, deliver(), { type: 'sent', chatId: null }),
      );
    await desk.write('two', 'three');
    desk.server.advance(minutes(11));
    let left = 8;
    const turns = Array.from({ length: left }, async () => {
      await desk.run();
      left--;
    });
    // Seven runs find one in progress and return; only then does that one get its answer.
    await vi.waitFor(() => expect(left).toBe(1), 30_000);
    open();
    await Promise.all(turns);
    expect(desk.instagram.mostAtOnce).toBe(1);
    expect(desk.targets()).toHaveLength(2);
  });

  it('sends the text as it is when sending starts; a later edit changes only the copy', async () => {
    await desk.write('one', 'two');
    const edit = async (username: string, text: string) => {
      const { id } = await desk.messageTo(username);
      return desk.server.call('PUT', `/scrape/projects/${desk.project}/messages/${id}`, {
        token: desk.ann.token,
        body: { generated_message: text },
      });
    };
    expect((await edit('two', 'My own words.')).status).toBe(200);
    desk.instagram.script.set('two', async (deliver) => {
      await edit('two', 'Too late.');
      deliver();
      return { type: 'sent', chatId: null };
    });
    await desk.nextTurn();
    expect(desk.instagram.delivered.at(-1)).toMatchObject({ to: 'two', text: 'My own words.' });
    expect(await desk.messageTo('two')).toMatchObject({ sent: true, generated_message: 'Too late.' });
  });
});

describe('what the person sends by hand', () => {
  it('does not go out a second time, nor does another message to them', async () => {
    await desk.write('one', 'two');
    const { id } = await desk.messageTo('two');
    await desk.put(`/scrape/messages/${id}/sent`, { sent: true });
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['one']);
    expect((await desk.messageTo('two')).delivery).toMatchObject({
      status: 'skipped',
      reason: 'You sent it by hand.',
    });
    desk.project = await createProject(desk.server, desk.ann);
    await desk.write('two');
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['one']);
  });

  it('before any account was connected is not forgotten when one is', async () => {
    await desk.close();
    desk = await openSendingDesk();
    await desk.write('early');
    await desk.put(`/scrape/messages/${(await desk.messageTo('early')).id}/sent`, { sent: true });
    await desk.connect();
    desk.project = await createProject(desk.server, desk.ann);
    await desk.write('early');
    await desk.nextTurn();
    expect(desk.targets()).toEqual([]);
    expect((await desk.messageTo('early')).delivery).toMatchObject({
      status: 'skipped',
      reason: 'You have written to this person by hand before.',
    });
    await desk.act('early', 'send_now');
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['early']);
  });

  it.each(['an earlier account', 'a login that waits for its code', 'another account'])(
    'holds for every account of theirs, with %s there',
    async (there) => {
      if (there !== 'another account') await desk.remove('/instagram/disconnect');
      if (there === 'a login that waits for its code') {
        await desk.server.services.db.execute(sql`delete from instagram_accounts`);
        const { connect } = desk.instagram;
        desk.instagram.connect = async () => ({ type: 'code needed', pending: 'half made' });
        await desk.connect('zoe@mail.example');
        desk.instagram.connect = connect;
      }
      await desk.put('/sending', { paused: true });
      await desk.write('early');
      await desk.put(`/scrape/messages/${(await desk.messageTo('early')).id}/sent`, { sent: true });
      await desk.connect('third.studio');
      await desk.put('/sending', { paused: false });
      desk.project = await createProject(desk.server, desk.ann);
      await desk.write('early', 'late');
      await desk.nextTurn();
      await desk.nextTurn();
      expect(desk.targets()).toEqual(['late']);
      expect((await desk.messageTo('early')).delivery).toMatchObject({
        status: 'skipped',
        reason: 'You have written to this person by hand before.',
      });
    },
  );

  it('has the time of its mark, and what we delivered that of its delivery, however often that is taken back', async () => {
    desk.instagram.script.set('limbo', (deliver) => (deliver(), Promise.reject(new Error('connection cut'))));
    const timeOf = async (username: string) =>
      (await desk.get<{ username: string; sent_at: string | null }[]>('/scrape/messages')).find(
        (message) => message.username === username,
      )!.sent_at;
    const mark = async (username: string, sent: boolean) => {
      desk.server.advance(minutes(5));
      return desk.put(`/scrape/messages/${(await desk.messageTo(username)).id}/sent`, { sent });
    };
    await desk.write('one', 'two', 'limbo');
    const delivered = await timeOf('one');
    expect(delivered).toEqual(expect.any(String));
    await mark('one', false);
    expect(await timeOf('one')).toBeNull();
    await mark('one', true);
    expect(await timeOf('one')).toBe(delivered);

    await mark('two', true);
    const byHand = await timeOf('two');
    await mark('two', true);
    expect(await timeOf('two')).toBe(byHand);

    await desk.nextTurn();
    const tried = desk.server.services.clock.now().getTime();
    await mark('limbo', true);
    expect(Date.parse((await timeOf('limbo'))!)).toBeLessThan(tried + minutes(1));
    const finished = sql`select finished_at from deliveries where username in ('one', 'limbo') order by username`;
    const { rows } = await desk.server.services.db.execute<{ finished_at: string }>(finished);
    expect(rows.map((row) => Date.parse(row.finished_at))).toEqual([
      Date.parse((await timeOf('limbo'))!),
      Date.parse(delivered!),
    ]);
  });

  it('may be sent by us after all, when they ask for it on that message', async () => {
    await desk.write('one', 'two');
    const { id } = await desk.messageTo('two');
    await desk.put(`/scrape/messages/${id}/sent`, { sent: true });
    await desk.act('two', 'send_now');
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['one', 'two']);
  });
});

describe('what the person skipped and then sends after all', () => {
  it('still goes to nobody twice, until they are told and ask again', async () => {
    await desk.write('one');
    await desk.nextTurn();
    desk.project = await createProject(desk.server, desk.ann);
    await desk.put(`/projects/${desk.project}/sending`, { mode: 'review' });
    await desk.write('one');
    await desk.act('one', 'skip');
    await desk.act('one', 'send_now');
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['one']);
    expect((await desk.messageTo('one')).delivery).toMatchObject({
      status: 'skipped',
      reason: expect.stringMatching(/^You have written to this person from @.+ before\.$/),
    });
    await desk.act('one', 'send_now');
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['one', 'one']);
  });
});

describe('a delivery without a definite answer', () => {
  const lostAnswer = (deliver: () => void) => {
    deliver();
    return Promise.reject(new Error('connection cut'));
  };

  it('is unknown, shown so, and never sent again automatically', async () => {
    desk.instagram.script.set('limbo', lostAnswer);
    await desk.write('limbo');
    for (let i = 0; i < 3; i++) await desk.nextTurn(hours(2));
    expect(desk.targets()).toEqual(['limbo']);
    expect((await desk.messageTo('limbo')).delivery).toMatchObject({
      status: 'unknown',
      reason: expect.stringContaining('check on Instagram'),
    });
    expect(await desk.get('/sending')).toMatchObject({ unknown: 1 });
  });

  it('slows down after each such answer in a row, and then freezes', async () => {
    for (const name of ['limbo1', 'limbo2', 'limbo3']) desk.instagram.script.set(name, lostAnswer);
    await desk.write('limbo1', 'limbo2', 'limbo3', 'after');
    expect(desk.targets()).toEqual(['limbo1']);
    // The gap is ten minutes here: five times that, and then twenty times.
    await desk.nextTurn(minutes(49));
    expect(desk.targets()).toEqual(['limbo1']);
    await desk.nextTurn(minutes(2));
    expect(desk.targets()).toEqual(['limbo1', 'limbo2']);
    await desk.nextTurn(minutes(199));
    expect(desk.targets()).toHaveLength(2);
    await desk.nextTurn(minutes(2));
    expect(desk.targets()).toEqual(['limbo1', 'limbo2', 'limbo3']);
    expect(await desk.get('/sending')).toMatchObject({ frozen_until: expect.any(String) });
    await desk.nextTurn(hours(47));
    expect(desk.targets()).toHaveLength(3);
    await desk.nextTurn(hours(2));
    expect(desk.targets()).toEqual(['limbo1', 'limbo2', 'limbo3', 'after']);
  });

  it('slows the account down that it was sent from, whichever is connected when the answer is missing', async () => {
    desk.instagram.script.set('limbo', async () => {
      await desk.connect('other.studio');
      throw new Error('connection cut');
    });
    await desk.write('limbo');
    await desk.write('here');
    expect(desk.targets()).toEqual(['here']);
    await desk.connect('studio.reach');
    await desk.write('after');
    await desk.nextTurn(minutes(49));
    expect(desk.targets()).toEqual(['here']);
    await desk.nextTurn(minutes(2));
    expect(desk.targets()).toEqual(['here', 'after']);
  });

  it('counts those in a row whose project is gone', async () => {
    const rests: unknown[] = [];
    for (const name of ['limbo1', 'limbo2', 'limbo3']) {
      desk.instagram.script.set(name, lostAnswer);
      await desk.write(name);
      await desk.run();
      rests.push((await desk.get<{ frozen_until: unknown }>('/sending')).frozen_until);
      await desk.remove(`/projects/${desk.project}`);
      desk.project = await createProject(desk.server, desk.ann);
      desk.server.advance(hours(4));
    }
    expect(rests).toEqual([null, null, expect.any(String)]);
    expect(desk.targets()).toEqual(['limbo1', 'limbo2', 'limbo3']);
  });

  it('forgets them after two days', async () => {
    for (const name of ['limbo1', 'limbo2', 'limbo3']) {
      desk.instagram.script.set(name, lostAnswer);
      await desk.write(name);
      // Two days are longer than somebody stays signed in.
      await desk.server.services.db.execute(
        sql`update sending_paces set next_send_at = null, last_unknown_at = last_unknown_at - interval '49 hours'`,
      );
    }
    expect(desk.targets()).toEqual(['limbo1', 'limbo2', 'limbo3']);
    expect(await desk.get('/sending')).toMatchObject({ frozen_until: null });
  });

  it('goes on at the usual pace once an answer is clear again', async () => {
    for (const name of ['limbo1', 'limbo2']) desk.instagram.script.set(name, lostAnswer);
    await desk.write('limbo1', 'clear', 'limbo2', 'last');
    await desk.nextTurn(hours(1));
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['limbo1', 'clear', 'limbo2']);
    await desk.nextTurn(minutes(51));
    expect(desk.targets()).toEqual(['limbo1', 'clear', 'limbo2', 'last']);
  });

  it('may be sent again by the user', async () => {
    desk.instagram.script.set('limbo', lostAnswer);
    await desk.write('limbo');
    desk.instagram.script.delete('limbo');
    expect(await desk.act('limbo', 'resend')).toMatchObject({ status: 200 });
    await desk.run();
    expect(desk.targets()).toEqual(['limbo', 'limbo']);
    expect((await desk.messageTo('limbo')).delivery).toMatchObject({ status: 'sent' });
  });

  it('may be marked as arrived by the user', async () => {
    desk.instagram.script.set('limbo', lostAnswer);
    await desk.write('limbo');
    const { id } = await desk.messageTo('limbo');
    await desk.put(`/scrape/messages/${id}/sent`, { sent: true });
    expect(await desk.messageTo('limbo')).toMatchObject({
      sent: true,
      delivery: { status: 'sent', reason: null },
    });
    expect(await desk.get('/sending')).toMatchObject({ unknown: 0 });
  });

  it('an answer that comes while they ask to send it again is not overlooked', async () => {
    let resent: Promise<{ status: number }> | undefined;
    desk.instagram.script.set('slow', async (deliver) => {
      desk.server.advance(seconds(90));
      await sweepDeliveries(deliveryDepsOf(desk.server.services));
      deliver();
      // Both run at once: the second sees the result of the first.
      resent = desk.act('slow', 'resend');
      return { type: 'sent', chatId: null };
    });
    await desk.write('slow');
    const accepted = (await resent)!.status === 200;
    desk.instagram.script.delete('slow');
    await desk.nextTurn();
    expect(desk.targets()).toHaveLength(accepted ? 2 : 1);
    expect(await desk.messageTo('slow')).toMatchObject({ sent: true, delivery: { status: 'sent' } });
  });

  it('a block is believed when the message is gone meanwhile', async () => {
    desk.instagram.script.set('one', async () => {
      await desk.remove(`/projects/${desk.project}`);
      return { type: 'blocked' };
    });
    await desk.write('one');
    expect(await desk.get('/sending')).toMatchObject({ frozen_until: expect.any(String) });
  });

  it('a worker that died leaves an unknown within two minutes, and the line goes on', async () => {
    await desk.write('one', 'two');
    await desk.server.services.db.execute(
      sql`update deliveries set status = 'sending', started_at = ${desk.server.services.clock.now().toISOString()}::timestamptz where username = 'two'`,
    );
    await desk.write('three');
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['one']);
    desk.server.advance(seconds(60));
    await sweepDeliveries(deliveryDepsOf(desk.server.services));
    expect((await desk.messageTo('two')).delivery).toMatchObject({ status: 'unknown' });
    // Slower, because the outcome is unknown.
    await desk.nextTurn(minutes(49));
    expect(desk.targets()).toEqual(['one']);
    await desk.nextTurn(minutes(2));
    expect(desk.targets()).toEqual(['one', 'three']);
  });

  it('an answer that comes after all is the truth', async () => {
    desk.instagram.script.set('slow', async (deliver) => {
      desk.server.advance(seconds(90));
      await sweepDeliveries(deliveryDepsOf(desk.server.services));
      expect((await desk.messageTo('slow')).delivery?.status).toBe('unknown');
      deliver();
      return { type: 'sent', chatId: null };
    });
    await desk.write('slow');
    expect((await desk.messageTo('slow')).delivery).toMatchObject({ status: 'sent' });
  });
});

describe('when Instagram refuses', () => {
  it('a connection that was only just made is not lost, but not there yet', async () => {
    desk.instagram.script.set('early', async () => ({ type: 'account lost' }));
    await desk.connect();
    await desk.write('early');
    expect(await desk.get('/instagram/status')).toMatchObject({ state: 'connected' });
    expect((await desk.messageTo('early')).delivery).toMatchObject({ status: 'waiting' });
    await desk.nextTurn();
    expect(await desk.get('/instagram/status')).toMatchObject({ state: 'reconnect' });
  });

  it('a declined message fails with the reason, and may be sent again by hand', async () => {
    desk.instagram.script.set('shy', async () => ({
      type: 'declined',
      sentence: 'This person does not take messages.',
    }));
    await desk.write('shy');
    expect((await desk.messageTo('shy')).delivery).toMatchObject({
      status: 'failed',
      reason: 'This person does not take messages.',
    });
    desk.instagram.script.delete('shy');
    await desk.act('shy', 'resend');
    await desk.run();
    expect(desk.targets()).toEqual(['shy']);
  });

  it('a block freezes sending for 48 hours and says so; nothing is lost', async () => {
    desk.instagram.script.set('one', async () => ({ type: 'blocked' }));
    await desk.write('one', 'two');
    expect(await desk.get('/sending')).toMatchObject({
      frozen_until: expect.any(String),
      held_because: expect.stringContaining('48 hours'),
    });
    await desk.nextTurn(hours(47));
    expect(desk.targets()).toEqual([]);
    desk.instagram.script.delete('one');
    await desk.nextTurn(hours(2));
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['one', 'two']);
  });

  it('a lost account asks to reconnect, by mail too, and goes on afterwards', async () => {
    desk.instagram.script.set('one', async () => ({ type: 'account lost' }));
    desk.server.advance(minutes(3));
    await desk.write('one');
    await desk.run();
    expect(await desk.get('/instagram/status')).toEqual({
      connected: false,
      username: 'studio.reach',
      state: 'reconnect',
    });
    expect((await newestMail(desk.server, desk.ann.email)).subject).toBe('Please reconnect @studio.reach');
    desk.instagram.script.delete('one');
    await desk.connect();
    await desk.nextTurn();
    expect(desk.targets()).toEqual(['one']);
  });

  it('what the person wants now waits too when Instagram asks us to', async () => {
    let asked = 0;
    desk.instagram.script.set('busy', async () => (asked++, { type: 'not now' }));
    await desk.write('first', 'busy');
    await desk.act('busy', 'send_now');
    await desk.run();
    await desk.run();
    await desk.run();
    expect(asked).toBe(1);
  });

  it('what surely did not go out is tried again later, and given up in the end', async () => {
    desk.instagram.script.set('busy', async () => ({ type: 'not now' }));
    await desk.write('busy');
    expect((await desk.messageTo('busy')).delivery).toMatchObject({ status: 'waiting' });
    for (let i = 0; i < 5; i++) await desk.nextTurn(minutes(20));
    expect((await desk.messageTo('busy')).delivery).toMatchObject({ status: 'failed' });
    expect(desk.targets()).toEqual([]);
  });
});
