// The user marks a message as sent while Opener is sending it. Unless that one arrives, nothing more is sent to this person.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { minutes } from '../../lib/clock.ts';
import type { SendResult } from '../../providers/instagram/port.ts';
import { createProject } from '../../testing/projects.ts';
import { openSendingDesk, type SendingDesk } from '../../testing/sending-desk.ts';

let desk: SendingDesk;

beforeEach(async () => {
  desk = await openSendingDesk();
  await desk.connect();
});
afterEach(() => desk.close());

async function mark(sent: boolean): Promise<void> {
  const { id } = await desk.messageTo('one');
  expect((await desk.put(`/scrape/messages/${id}/sent`, { sent })).status).toBe(200);
}

/** The vendor's answer comes after the user's mark. */
const answerAfterMark = (answer: SendResult) =>
  desk.instagram.script.set('one', async () => {
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
  await desk.write('one');
  expect(await desk.messageTo('one')).toMatchObject({
    sent: true,
    sent_by: 'hand',
    delivery: { status: 'skipped', reason: 'You sent it by hand.' },
  });
  desk.instagram.script.clear();
  await desk.nextTurn(minutes(20));
  // Whatever happened to the account, no other one writes to them either.
  await desk.connect('other.studio');
  desk.project = await createProject(desk.server, desk.ann);
  await desk.write('one');
  await desk.nextTurn();
  expect(desk.targets()).toEqual([]);
  expect((await desk.messageTo('one')).delivery).toMatchObject({
    status: 'skipped',
    reason: 'You have written to this person by hand before.',
  });
});

it('although it was to be sent again: the user’s last word counts', async () => {
  desk.instagram.script.set('one', () => Promise.reject(new Error('connection cut')));
  await desk.write('one');
  answerAfterMark({ type: 'not now' });
  await desk.act('one', 'resend');
  await desk.run();
  desk.instagram.script.clear();
  await desk.nextTurn(minutes(20));
  expect(desk.targets()).toEqual([]);
  // It may be requested again now that they know.
  await desk.act('one', 'send_now');
  await desk.run();
  expect(desk.targets()).toEqual(['one']);
});

it('and it was undone at once: nothing is sent unasked', async () => {
  desk.instagram.script.set('one', async () => {
    await mark(true);
    await mark(false);
    return { type: 'not now' };
  });
  await desk.write('one');
  desk.instagram.script.clear();
  await desk.nextTurn(minutes(20));
  expect(desk.targets()).toEqual([]);
  expect(await desk.messageTo('one')).toMatchObject({ sent: false, delivery: { status: 'skipped' } });
});

it('and it arrives: both are recorded', async () => {
  desk.instagram.script.set('one', async (deliver) => {
    deliver();
    await mark(true);
    return { type: 'sent', chatId: null };
  });
  await desk.write('one');
  expect(await desk.messageTo('one')).toMatchObject({
    sent: true,
    sent_by: 'opener',
    delivery: { status: 'sent', reason: null },
  });
});
