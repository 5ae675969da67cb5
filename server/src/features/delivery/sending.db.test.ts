import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { days, hours, minutes, seconds } from '../../lib/clock.ts';
import { newestMail } from '../../testing/people.ts';
import { createProject } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';
import { deliveryDepsOf } from '../../wiring.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(() => fixture.close());

describe('sending', () => {
  it('sends messages automatically once written, one at a time, with the gap in between', async () => {
    await fixture.write('one', 'two', 'three');
    expect(fixture.targets()).toEqual(['one']);
    expect(await fixture.messageTo('one')).toMatchObject({ sent: true, delivery: { status: 'sent' } });
    expect(await fixture.messageTo('two')).toMatchObject({
      sent: false,
      delivery: { status: 'waiting', send_at: expect.any(String) },
    });
    // The time is known only for the next one.
    expect((await fixture.messageTo('three')).delivery).toMatchObject({ status: 'waiting', send_at: null });
    await fixture.run();
    expect(fixture.targets()).toHaveLength(1);
    await fixture.nextTurn();
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one', 'two', 'three']);
  });

  it('respects the daily cap, and continues tomorrow', async () => {
    await fixture.write('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7');
    for (let i = 0; i < 8; i++) await fixture.nextTurn();
    expect(fixture.targets()).toHaveLength(5);
    expect(await fixture.get('/sending')).toMatchObject({ sent_today: 5, cap_today: 5, waiting: 2 });
    fixture.server.advance(days(1));
    for (let i = 0; i < 4; i++) await fixture.nextTurn();
    expect(fixture.targets()).toHaveLength(7);
  });

  it('never writes to the same person twice from one account, even from another project or after deleting the first', async () => {
    await fixture.write('mira');
    await fixture.remove(`/projects/${fixture.project}`);
    fixture.project = await createProject(fixture.server, fixture.ann);
    await fixture.write('mira');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['mira']);
    expect((await fixture.messageTo('mira')).delivery).toMatchObject({
      status: 'skipped',
      reason: expect.stringContaining('before'),
    });
  });

  it('does not start a second send while two workers run', async () => {
    await fixture.write('one');
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    for (const name of ['two', 'three'])
      fixture.instagram.script.set(
        name,
        async (deliver) => (await opened, deliver(), { type: 'sent', chatId: null }),
      );
    await fixture.write('two', 'three');
    fixture.server.advance(minutes(11));
    let left = 8;
    const turns = Array.from({ length: left }, async () => {
      await fixture.run();
      left--;
    });
    // Seven runs find one in progress and return; only then does that one get its answer.
    await vi.waitFor(() => expect(left).toBe(1), 30_000);
    open();
    await Promise.all(turns);
    expect(fixture.instagram.mostAtOnce).toBe(1);
    expect(fixture.targets()).toHaveLength(2);
  });

  it('sends the text as it is when sending starts; a later edit changes only the copy', async () => {
    await fixture.write('one', 'two');
    const edit = async (username: string, text: string) => {
      const { id } = await fixture.messageTo(username);
      return fixture.server.call('PUT', `/scrape/projects/${fixture.project}/messages/${id}`, {
        token: fixture.ann.token,
        body: { generated_message: text },
      });
    };
    expect((await edit('two', 'My own words.')).status).toBe(200);
    fixture.instagram.script.set('two', async (deliver) => {
      await edit('two', 'Too late.');
      deliver();
      return { type: 'sent', chatId: null };
    });
    await fixture.nextTurn();
    expect(fixture.instagram.delivered.at(-1)).toMatchObject({ to: 'two', text: 'My own words.' });
    expect(await fixture.messageTo('two')).toMatchObject({ sent: true, generated_message: 'Too late.' });
  });
});

describe('what the person sends by hand', () => {
  it('does not go out a second time, nor does another message to them', async () => {
    await fixture.write('one', 'two');
    const { id } = await fixture.messageTo('two');
    await fixture.put(`/scrape/messages/${id}/sent`, { sent: true });
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one']);
    expect((await fixture.messageTo('two')).delivery).toMatchObject({
      status: 'skipped',
      reason: 'You sent it by hand.',
    });
    fixture.project = await createProject(fixture.server, fixture.ann);
    await fixture.write('two');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one']);
  });

  it('before any account was connected is not forgotten when one is', async () => {
    await fixture.close();
    fixture = await openSendingFixture();
    await fixture.write('early');
    await fixture.put(`/scrape/messages/${(await fixture.messageTo('early')).id}/sent`, { sent: true });
    await fixture.connect();
    fixture.project = await createProject(fixture.server, fixture.ann);
    await fixture.write('early');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual([]);
    expect((await fixture.messageTo('early')).delivery).toMatchObject({
      status: 'skipped',
      reason: 'You have written to this person by hand before.',
    });
    await fixture.act('early', 'send_now');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['early']);
  });

  it.each(['an earlier account', 'a login that waits for its code', 'another account'])(
    'holds for every account of theirs, with %s there',
    async (there) => {
      if (there !== 'another account') await fixture.remove('/instagram/disconnect');
      if (there === 'a login that waits for its code') {
        await fixture.server.services.db.execute(sql`delete from instagram_accounts`);
        const { connect } = fixture.instagram;
        fixture.instagram.connect = async () => ({ type: 'code needed', pending: 'half made' });
        await fixture.connect('zoe@mail.example');
        fixture.instagram.connect = connect;
      }
      await fixture.put('/sending', { paused: true });
      await fixture.write('early');
      await fixture.put(`/scrape/messages/${(await fixture.messageTo('early')).id}/sent`, { sent: true });
      await fixture.connect('third.studio');
      await fixture.put('/sending', { paused: false });
      fixture.project = await createProject(fixture.server, fixture.ann);
      await fixture.write('early', 'late');
      await fixture.nextTurn();
      await fixture.nextTurn();
      expect(fixture.targets()).toEqual(['late']);
      expect((await fixture.messageTo('early')).delivery).toMatchObject({
        status: 'skipped',
        reason: 'You have written to this person by hand before.',
      });
    },
  );

  it('has the time of its mark, and what we delivered that of its delivery, however often that is taken back', async () => {
    fixture.instagram.script.set(
      'limbo',
      (deliver) => (deliver(), Promise.reject(new Error('connection cut'))),
    );
    const timeOf = async (username: string) =>
      (await fixture.get<{ username: string; sent_at: string | null }[]>('/scrape/messages')).find(
        (message) => message.username === username,
      )!.sent_at;
    const mark = async (username: string, sent: boolean) => {
      fixture.server.advance(minutes(5));
      return fixture.put(`/scrape/messages/${(await fixture.messageTo(username)).id}/sent`, { sent });
    };
    await fixture.write('one', 'two', 'limbo');
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

    await fixture.nextTurn();
    const tried = fixture.server.services.clock.now().getTime();
    await mark('limbo', true);
    expect(Date.parse((await timeOf('limbo'))!)).toBeLessThan(tried + minutes(1));
    const finished = sql`select finished_at from deliveries where username in ('one', 'limbo') order by username`;
    const { rows } = await fixture.server.services.db.execute<{ finished_at: string }>(finished);
    expect(rows.map((row) => Date.parse(row.finished_at))).toEqual([
      Date.parse((await timeOf('limbo'))!),
      Date.parse(delivered!),
    ]);
  });

  it('may be sent by us after all, when they ask for it on that message', async () => {
    await fixture.write('one', 'two');
    const { id } = await fixture.messageTo('two');
    await fixture.put(`/scrape/messages/${id}/sent`, { sent: true });
    await fixture.act('two', 'send_now');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one', 'two']);
  });
});

describe('what the person skipped and then sends after all', () => {
  it('still goes to nobody twice, until they are told and ask again', async () => {
    await fixture.write('one');
    await fixture.nextTurn();
    fixture.project = await createProject(fixture.server, fixture.ann);
    await fixture.put(`/projects/${fixture.project}/sending`, { mode: 'review' });
    await fixture.write('one');
    await fixture.act('one', 'skip');
    await fixture.act('one', 'send_now');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one']);
    expect((await fixture.messageTo('one')).delivery).toMatchObject({
      status: 'skipped',
      reason: expect.stringMatching(/^You have written to this person from @.+ before\.$/),
    });
    await fixture.act('one', 'send_now');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one', 'one']);
  });
});

describe('a delivery without a definite answer', () => {
  const lostAnswer = (deliver: () => void) => {
    deliver();
    return Promise.reject(new Error('connection cut'));
  };

  it('is unknown, shown so, and never sent again automatically', async () => {
    fixture.instagram.script.set('limbo', lostAnswer);
    await fixture.write('limbo');
    for (let i = 0; i < 3; i++) await fixture.nextTurn(hours(2));
    expect(fixture.targets()).toEqual(['limbo']);
    expect((await fixture.messageTo('limbo')).delivery).toMatchObject({
      status: 'unknown',
      reason: expect.stringContaining('check on Instagram'),
    });
    expect(await fixture.get('/sending')).toMatchObject({ unknown: 1 });
  });

  it('slows down after each such answer in a row, and then freezes', async () => {
    for (const name of ['limbo1', 'limbo2', 'limbo3']) fixture.instagram.script.set(name, lostAnswer);
    await fixture.write('limbo1', 'limbo2', 'limbo3', 'after');
    expect(fixture.targets()).toEqual(['limbo1']);
    // The gap is ten minutes here: five times that, and then twenty times.
    await fixture.nextTurn(minutes(49));
    expect(fixture.targets()).toEqual(['limbo1']);
    await fixture.nextTurn(minutes(2));
    expect(fixture.targets()).toEqual(['limbo1', 'limbo2']);
    await fixture.nextTurn(minutes(199));
    expect(fixture.targets()).toHaveLength(2);
    await fixture.nextTurn(minutes(2));
    expect(fixture.targets()).toEqual(['limbo1', 'limbo2', 'limbo3']);
    expect(await fixture.get('/sending')).toMatchObject({ frozen_until: expect.any(String) });
    await fixture.nextTurn(hours(47));
    expect(fixture.targets()).toHaveLength(3);
    await fixture.nextTurn(hours(2));
    expect(fixture.targets()).toEqual(['limbo1', 'limbo2', 'limbo3', 'after']);
  });

  it('slows the account down that it was sent from, whichever is connected when the answer is missing', async () => {
    fixture.instagram.script.set('limbo', async () => {
      await fixture.connect('other.studio');
      throw new Error('connection cut');
    });
    await fixture.write('limbo');
    await fixture.write('here');
    expect(fixture.targets()).toEqual(['here']);
    await fixture.connect();
    await fixture.write('after');
    await fixture.nextTurn(minutes(49));
    expect(fixture.targets()).toEqual(['here']);
    await fixture.nextTurn(minutes(2));
    expect(fixture.targets()).toEqual(['here', 'after']);
  });

  it('counts those in a row whose project is gone', async () => {
    const rests: unknown[] = [];
    for (const name of ['limbo1', 'limbo2', 'limbo3']) {
      fixture.instagram.script.set(name, lostAnswer);
      await fixture.write(name);
      await fixture.run();
      rests.push((await fixture.get<{ frozen_until: unknown }>('/sending')).frozen_until);
      await fixture.remove(`/projects/${fixture.project}`);
      fixture.project = await createProject(fixture.server, fixture.ann);
      fixture.server.advance(hours(4));
    }
    expect(rests).toEqual([null, null, expect.any(String)]);
    expect(fixture.targets()).toEqual(['limbo1', 'limbo2', 'limbo3']);
  });

  it('forgets them after two days', async () => {
    for (const name of ['limbo1', 'limbo2', 'limbo3']) {
      fixture.instagram.script.set(name, lostAnswer);
      await fixture.write(name);
      // Two days are longer than somebody stays signed in.
      await fixture.server.services.db.execute(
        sql`update sending_paces set next_send_at = null, last_unknown_at = last_unknown_at - interval '49 hours'`,
      );
    }
    expect(fixture.targets()).toEqual(['limbo1', 'limbo2', 'limbo3']);
    expect(await fixture.get('/sending')).toMatchObject({ frozen_until: null });
  });

  it('goes on at the usual pace once an answer is clear again', async () => {
    for (const name of ['limbo1', 'limbo2']) fixture.instagram.script.set(name, lostAnswer);
    await fixture.write('limbo1', 'clear', 'limbo2', 'last');
    await fixture.nextTurn(hours(1));
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['limbo1', 'clear', 'limbo2']);
    await fixture.nextTurn(minutes(51));
    expect(fixture.targets()).toEqual(['limbo1', 'clear', 'limbo2', 'last']);
  });

  it('may be sent again by the user', async () => {
    fixture.instagram.script.set('limbo', lostAnswer);
    await fixture.write('limbo');
    fixture.instagram.script.delete('limbo');
    expect(await fixture.act('limbo', 'resend')).toMatchObject({ status: 200 });
    await fixture.run();
    expect(fixture.targets()).toEqual(['limbo', 'limbo']);
    expect((await fixture.messageTo('limbo')).delivery).toMatchObject({ status: 'sent' });
  });

  it('may be marked as arrived by the user', async () => {
    fixture.instagram.script.set('limbo', lostAnswer);
    await fixture.write('limbo');
    const { id } = await fixture.messageTo('limbo');
    await fixture.put(`/scrape/messages/${id}/sent`, { sent: true });
    expect(await fixture.messageTo('limbo')).toMatchObject({
      sent: true,
      delivery: { status: 'sent', reason: null },
    });
    expect(await fixture.get('/sending')).toMatchObject({ unknown: 0 });
  });

  it('an answer that comes while they ask to send it again is not overlooked', async () => {
    let resent: Promise<{ status: number }> | undefined;
    fixture.instagram.script.set('slow', async (deliver) => {
      fixture.server.advance(seconds(90));
      await sweepDeliveries(deliveryDepsOf(fixture.server.services));
      deliver();
      // Both run at once: the second sees the result of the first.
      resent = fixture.act('slow', 'resend');
      return { type: 'sent', chatId: null };
    });
    await fixture.write('slow');
    const accepted = (await resent)!.status === 200;
    fixture.instagram.script.delete('slow');
    await fixture.nextTurn();
    expect(fixture.targets()).toHaveLength(accepted ? 2 : 1);
    expect(await fixture.messageTo('slow')).toMatchObject({ sent: true, delivery: { status: 'sent' } });
  });

  it('a block is believed when the message is gone meanwhile', async () => {
    fixture.instagram.script.set('one', async () => {
      await fixture.remove(`/projects/${fixture.project}`);
      return { type: 'blocked' };
    });
    await fixture.write('one');
    expect(await fixture.get('/sending')).toMatchObject({ frozen_until: expect.any(String) });
  });

  it('a worker that died leaves an unknown within two minutes, and the line goes on', async () => {
    await fixture.write('one', 'two');
    await fixture.server.services.db.execute(
      sql`update deliveries set status = 'sending', started_at = ${fixture.server.services.clock.now().toISOString()}::timestamptz where username = 'two'`,
    );
    await fixture.write('three');
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one']);
    fixture.server.advance(seconds(60));
    await sweepDeliveries(deliveryDepsOf(fixture.server.services));
    expect((await fixture.messageTo('two')).delivery).toMatchObject({ status: 'unknown' });
    // Slower, because the outcome is unknown.
    await fixture.nextTurn(minutes(49));
    expect(fixture.targets()).toEqual(['one']);
    await fixture.nextTurn(minutes(2));
    expect(fixture.targets()).toEqual(['one', 'three']);
  });

  it('an answer that comes after all is the truth', async () => {
    fixture.instagram.script.set('slow', async (deliver) => {
      fixture.server.advance(seconds(90));
      await sweepDeliveries(deliveryDepsOf(fixture.server.services));
      expect((await fixture.messageTo('slow')).delivery?.status).toBe('unknown');
      deliver();
      return { type: 'sent', chatId: null };
    });
    await fixture.write('slow');
    expect((await fixture.messageTo('slow')).delivery).toMatchObject({ status: 'sent' });
  });
});

describe('when Instagram refuses', () => {
  it('a connection that was only just made is not lost, but not there yet', async () => {
    fixture.instagram.script.set('early', async () => ({ type: 'account lost' }));
    await fixture.connect();
    await fixture.write('early');
    expect(await fixture.get('/instagram/status')).toMatchObject({ state: 'connected' });
    expect((await fixture.messageTo('early')).delivery).toMatchObject({ status: 'waiting' });
    await fixture.nextTurn();
    expect(await fixture.get('/instagram/status')).toMatchObject({ state: 'reconnect' });
  });

  it('a declined message fails with the reason, and may be sent again by hand', async () => {
    fixture.instagram.script.set('shy', async () => ({
      type: 'declined',
      sentence: 'This person does not take messages.',
    }));
    await fixture.write('shy');
    expect((await fixture.messageTo('shy')).delivery).toMatchObject({
      status: 'failed',
      reason: 'This person does not take messages.',
    });
    fixture.instagram.script.delete('shy');
    await fixture.act('shy', 'resend');
    await fixture.run();
    expect(fixture.targets()).toEqual(['shy']);
  });

  it('a block freezes sending for 48 hours and says so; nothing is lost', async () => {
    fixture.instagram.script.set('one', async () => ({ type: 'blocked' }));
    await fixture.write('one', 'two');
    expect(await fixture.get('/sending')).toMatchObject({
      frozen_until: expect.any(String),
      held_because: expect.stringContaining('48 hours'),
    });
    await fixture.nextTurn(hours(47));
    expect(fixture.targets()).toEqual([]);
    fixture.instagram.script.delete('one');
    await fixture.nextTurn(hours(2));
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one', 'two']);
  });

  it('a lost account asks to reconnect, by mail too, and goes on afterwards', async () => {
    fixture.instagram.script.set('one', async () => ({ type: 'account lost' }));
    fixture.server.advance(minutes(3));
    await fixture.write('one');
    await fixture.run();
    expect(await fixture.get('/instagram/status')).toEqual({
      connected: false,
      username: 'studio.reach',
      state: 'reconnect',
    });
    expect((await newestMail(fixture.server, fixture.ann.email)).subject).toBe(
      'Please reconnect @studio.reach',
    );
    fixture.instagram.script.delete('one');
    await fixture.connect();
    await fixture.nextTurn();
    expect(fixture.targets()).toEqual(['one']);
  });

  it('what the person wants now waits too when Instagram asks us to', async () => {
    let asked = 0;
    fixture.instagram.script.set('busy', async () => (asked++, { type: 'not now' }));
    await fixture.write('first', 'busy');
    await fixture.act('busy', 'send_now');
    await fixture.run();
    await fixture.run();
    await fixture.run();
    expect(asked).toBe(1);
  });

  it('what surely did not go out is tried again later, and given up in the end', async () => {
    fixture.instagram.script.set('busy', async () => ({ type: 'not now' }));
    await fixture.write('busy');
    expect((await fixture.messageTo('busy')).delivery).toMatchObject({ status: 'waiting' });
    for (let i = 0; i < 5; i++) await fixture.nextTurn(minutes(20));
    expect((await fixture.messageTo('busy')).delivery).toMatchObject({ status: 'failed' });
    expect(fixture.targets()).toEqual([]);
  });

  it('what the person wants now does not shorten the rest after unknown outcomes', async () => {
    const isSilent = async () => Promise.reject(new Error('no answer'));
    for (const name of ['one', 'two']) fixture.instagram.script.set(name, isSilent);
    await fixture.write('one', 'two', 'three', 'four');
    await fixture.nextTurn(minutes(51));
    expect((await fixture.messageTo('two')).delivery).toMatchObject({ status: 'unknown' });
    fixture.instagram.script.set('four', async () => ({ type: 'not now', isAway: true }));
    await fixture.act('four', 'send_now');
    await fixture.run();
    for (let i = 0; i < 2; i++) await fixture.nextTurn();
    expect(fixture.targets()).toEqual([]);
  });

  it('waits for as long as the provider is away', async () => {
    fixture.instagram.script.set('busy', async () => ({ type: 'not now', isAway: true }));
    await fixture.write('busy');
    for (let i = 0; i < 12; i++) await fixture.nextTurn(minutes(20));
    expect((await fixture.messageTo('busy')).delivery).toMatchObject({ status: 'waiting' });
    fixture.instagram.script.delete('busy');
    await fixture.nextTurn(minutes(20));
    expect(fixture.targets()).toEqual(['busy']);
  });
});
