import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { OpenThread } from '@opener/contract/conversation';
import { type FollowUp, followUpEnds } from '@opener/contract/follow-up';
import { fakeServer, type Reply } from '../../../testing/fake-server.ts';
import { aFollowUp } from '../../../testing/follow-ups.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { anEntry, anOpenThread, aThread } from '../../../testing/threads.ts';
import { ThreadPane } from '../thread/thread-pane.tsx';

const { id } = aThread();
const one = `/conversations/${id}`;
const change = `POST ${one}/follow-up`;
const sent = anEntry({ sent_by: 'opener', text: 'Hi Mira', status: 'sent' });
const unanswered = (changes: Partial<OpenThread> = {}) =>
  anOpenThread({ last_answer_at: null, unread: 0, needs_me: false, entries: [sent], ...changes });

function show(thread: OpenThread, replies: Record<string, Reply> = {}) {
  const server = fakeServer({ [`GET ${one}`]: { body: thread }, ...replies });
  const view = renderPart(
    <ThreadPane
      id={id}
      known={undefined}
      boxed
      listAt="/app/conversations"
      why={() => null}
      onAllow={vi.fn(async () => {})}
      onClose={vi.fn()}
    />,
  );
  return { server, ...view };
}

const part = () => screen.findByRole('region', { name: 'Follow-up' });

it.each<[string, Partial<FollowUp>, string[]]>([
  ['A follow-up goes out on Nov 19 unless they answer.', {}, ['Stop it']],
  [
    'A second follow-up is written for your review on Nov 19 unless they answer.',
    { nth: 2, held_for_review: true },
    ['Stop it'],
  ],
  ['A follow-up is due, but waits. No credits.', { reason: 'No credits.' }, ['Stop it']],
  [
    'No follow-up is sent. It stopped when sending was paused.',
    { state: 'ended', reason: followUpEnds.paused, can_resume: true },
    ['Continue'],
  ],
  [
    'A follow-up is waiting for your review. Look closely.',
    { state: 'review', text: 'One more thing.', reason: 'Look closely.' },
    ['Approve', 'Stop it'],
  ],
  [
    'No follow-up is sent. You stopped it.',
    { state: 'ended', reason: 'You stopped it.', can_resume: true },
    ['Undo'],
  ],
  ['No follow-up is sent. It came too late.', { state: 'ended', reason: 'It came too late.' }, []],
])('says: %s', async (sentence, changes, buttons) => {
  show(unanswered({ follow_up: aFollowUp(changes) }));
  const shown = within(await part());
  expect(shown.getByText(sentence)).toBeTruthy();
  expect(shown.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  expect(shown.queryByText('One more thing.') !== null).toBe(changes.state === 'review');
});

it('is stopped, and that is taken back', async () => {
  const stopped = aFollowUp({ state: 'ended', reason: 'You stopped it.', can_resume: true });
  const { server, user } = show(unanswered({ follow_up: aFollowUp() }), {
    [change]: { body: unanswered({ follow_up: stopped }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Stop it' }));
  expect(await screen.findByText('No follow-up is sent. You stopped it.')).toBeTruthy();
  expect(server.bodyOf(change)).toEqual({ action: 'stop' });
  server.answer(change, { body: unanswered({ follow_up: aFollowUp() }) });
  await user.click(within(await part()).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/goes out on Nov 19/)).toBeTruthy();
  expect(server.bodyOf(change)).toEqual({ action: 'resume' });
});

it('says why it could not be changed', async () => {
  const failure = { status: 409, body: { detail: 'It is too late.' } };
  const { user } = show(unanswered({ follow_up: aFollowUp() }), { [change]: failure });
  await user.click(await screen.findByRole('button', { name: 'Stop it' }));
  expect(await screen.findByText('It is too late.')).toBeTruthy();
});

it('is shown among what was said once it is queued, and can be stopped while it waits', async () => {
  const queued = anEntry({
    id: '0197a0f0-0000-7000-8000-0000000000f1',
    sent_by: 'opener',
    text: 'One more thing.',
    status: 'held',
    reason: 'Sending is paused.',
    follow_up: 1,
  });
  const { server, user } = show(unanswered({ entries: [sent, queued] }), {
    [change]: { body: unanswered() },
  });
  const entry = within((await screen.findByText('One more thing.')).closest('li')!);
  expect(entry.getByText(/^Follow-up by Opener as @studio.reach/)).toBeTruthy();
  expect(entry.getByText('Sending is paused.')).toBeTruthy();
  await user.click(entry.getByRole('button', { name: 'Stop it' }));
  await waitFor(() => expect(server.bodyOf(change)).toEqual({ action: 'stop' }));
});
