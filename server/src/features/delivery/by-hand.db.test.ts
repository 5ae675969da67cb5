// The user marks a message as sent while Opener is sending it. Unless that one arrives, nothing more is sent to this person.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { minutes } from '../../lib/clock.ts';
import type { SendResult } from '../../providers/instagram/port.ts';
import { createProject } from '../../testing/projects.ts';
import { openSendingFixture, type SendingFixture } from '../../testing/sending-fixture.ts';

let fixture: SendingFixture;

beforeEach(async () => {
  fixture = await openSendingFixture();
  await fixture.connect();
});
afterEach(() => fixture.close());

async function mark(sent: boolean): Promise<void> {
  const { id } = await fixture.messageTo('one');
  expect((await fixture.put(`/scrape/messages/${id}/sent`, { sent })).status).toBe(200);
}

/** The vendor's answer comes after the user's mark. */
const answerAfterMark = (answer: SendResult) =>
  fixture.instagram.script.set('one', async () => {
    await mark(true);
    return answer;
  });

const answers: SendResult[] = [
  { type: 'not now' },
  { type: 'blocked' },
  { type: 'account lost' },
  { type: 'declined', sentence: 'This person does not take messages.' },
];

it.each(answers)('and the answer is $type', async (answer) => {
  answerAfterMark(answer);
  await fixture.write('one');
  expect(await fixture.messageTo('one')).toMatchObject({
    sent: true,
    sent_by: 'hand',
    delivery: { status: 'skipped', reason: 'You sent it by hand.' },
  });
  fixture.instagram.script.clear();
  await fixture.nextTurn(minutes(20));
  // Whatever happened to the account, no other one writes to them either.
  await fixture.connect('other.studio');
  fixture.project = await createProject(fixture.server, fixture.ann);
  await fixture.write('one');
  await fixture.nextTurn();
  expect(fixture.targets()).toEqual([]);
  expect((await fixture.messageTo('one')).delivery).toMatchObject({
    status: 'skipped',
    reason: 'You have written to this person by hand before.',
  });
});

it('although it was to be sent again: the user’s last word counts', async () => {
  fixture.instagram.script.set('one', () => Promise.reject(new Error('connection cut')));
  await fixture.write('one');
  answerAfterMark({ type: 'not now' });
  await fixture.act('one', 'resend');
  await fixture.run();
  fixture.instagram.script.clear();
  await fixture.nextTurn(minutes(20));
  expect(fixture.targets()).toEqual([]);
  // It may be requested again now that they know.
  await fixture.act('one', 'send_now');
  await fixture.run();
  expect(fixture.targets()).toEqual(['one']);
});

it('and it was undone at once: nothing is sent unasked', async () => {
  fixture.instagram.script.set('one', async () => {
    await mark(true);
    await mark(false);
    return { type: 'not now' };
  });
  await fixture.write('one');
  fixture.instagram.script.clear();
  await fixture.nextTurn(minutes(20));
  expect(fixture.targets()).toEqual([]);
  expect(await fixture.messageTo('one')).toMatchObject({ sent: false, delivery: { status: 'skipped' } });
});

it('and it arrives: both are recorded', async () => {
  fixture.instagram.script.set('one', async (deliver) => {
    deliver();
    await mark(true);
    return { type: 'sent', chatId: null };
  });
  await fixture.write('one');
  expect(await fixture.messageTo('one')).toMatchObject({
    sent: true,
    sent_by: 'opener',
    delivery: { status: 'sent', reason: null },
  });
});
