// One conversation: what is shown, what can be done about each message, writing back, and the outcome.
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { conversationErrors, type OpenThread } from '@opener/contract/conversation';
import { fakeServer, type Reply } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { anEntry, anOpenThread, aThread } from '../../../testing/threads.ts';
import { dayAhead } from './days-ahead.ts';
import { ThreadPane } from './thread-pane.tsx';

const { id } = aThread();
const one = `/conversations/${id}`;
const seen = { [`PUT ${one}/read`]: { body: aThread({ unread: 0 }) } };

function show(thread: OpenThread = anOpenThread(), replies: Record<string, Reply> = {}) {
  const server = fakeServer({ [`GET ${one}`]: { body: thread }, ...seen, ...replies });
  const onAllow = vi.fn(async () => {});
  const onClose = vi.fn();
  const pane = (threadId: string) => (
    <ThreadPane
      key={threadId}
      id={threadId}
      known={undefined}
      boxed
      listAt="/app/conversations"
      why={({ reason, facts }, whyId) => (
        <p id={whyId}>
          {reason} {facts.length}
        </p>
      )}
      onAllow={onAllow}
      onClose={onClose}
    />
  );
  const view = renderPart(pane(id));
  return { server, onAllow, onClose, ...view };
}

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write back to @mira.kilns' });
const reply = (changes: Parameters<typeof anEntry>[0]) =>
  anEntry({ id: '0197a0f0-0000-7000-8000-0000000000e2', sent_by: 'you', text: 'On Monday?', ...changes });

it('shows who wrote what, with the profile’s words marked and the reason on request', async () => {
  const fact = { field: 'biography', quote: 'glaze mornings', phrase: 'glaze mornings' } as const;
  const ours = anEntry({
    id: '0197a0f0-0000-7000-8000-0000000000e0',
    sent_by: 'opener',
    text: 'Your glaze mornings look fun.',
    status: 'sent',
    message: { id, project_id: aThread().project.id, reason: 'She teaches.', facts: [fact] },
  });
  const elsewhere = anEntry({ id, sent_by: 'elsewhere', text: 'Hi again', status: 'sent' });
  const { user } = show(anOpenThread({ entries: [ours, anEntry(), elsewhere], earlier: 2 }));
  const said = within(await screen.findByRole('log', { name: 'Conversation with @mira.kilns' }));
  expect(said.getByText('2 older messages are not shown.')).toBeTruthy();
  expect(said.getByText('glaze mornings').tagName).toBe('MARK');
  const writers = said.getAllByText(/ ·/).map(({ textContent }) => textContent?.split('\u00A0')[0]);
  expect(writers).toEqual(['Opener as @studio.reach', '@mira.kilns', 'You, in Instagram']);
  await user.click(said.getByRole('button', { name: 'Why this message' }));
  expect(said.getByText('She teaches. 1')).toBeTruthy();
});

it.each([
  ['waiting', 'Waiting to be sent', ['Cancel']],
  ['held', 'Held', ['Cancel']],
  ['sending', 'Sending', []],
  ['sent', 'Sent', []],
  ['failed', 'Failed', ['Send again', 'Remove']],
  ['unknown', 'Please check', ['Send again', 'Remove']],
  ['skipped', 'Not sent', ['Send it now', 'Remove']],
] as const)('says that a reply is %s', async (status, word, actions) => {
  show(anOpenThread({ entries: [anEntry(), reply({ status, reason: 'Because.' })] }));
  const entry = within((await screen.findByText('On Monday?')).closest('li')!);
  expect(entry.getByText(word)).toBeTruthy();
  expect(entry.getByText('Because.')).toBeTruthy();
  expect(entry.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(actions);
});

it('cancels a reply that waits', async () => {
  const change = `POST ${one}/replies/${reply({}).id}`;
  const { server, user } = show(anOpenThread({ entries: [anEntry(), reply({ status: 'waiting' })] }), {
    [change]: { body: anOpenThread() },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('On Monday?')).toBeNull());
  expect(server.bodyOf(change)).toEqual({ action: 'cancel' });
});

it('asks whether it arrived before it sends an unclear reply again', async () => {
  const change = `POST ${one}/replies/${reply({}).id}`;
  const { server, user } = show(anOpenThread({ entries: [anEntry(), reply({ status: 'unknown' })] }), {
    [change]: { body: anOpenThread({ entries: [anEntry(), reply({ status: 'waiting' })] }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  expect(server.bodyOf(change)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'It did not, send again' }));
  await waitFor(() => expect(server.bodyOf(change)).toEqual({ action: 'resend' }));
});

it('sends a reply under the same id however often it is tried, and keeps it until it is taken', async () => {
  const send = `POST ${one}/replies`;
  const { server, user } = show(undefined, { [send]: 'offline' });
  await user.type(await box(), 'Gladly!');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/it will not arrive twice/)).toBeTruthy();
  const first = server.bodyOf(send);
  server.answer(send, {
    body: anOpenThread({ entries: [anEntry(), reply({ text: 'Gladly!', status: 'waiting' })] }),
  });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(async () => expect((await box()).value).toBe(''));
  expect(server.bodyOf(send)).toEqual(first);
  expect(first).toMatchObject({ text: 'Gladly!' });
  expect(screen.getByText('Waiting to be sent')).toBeTruthy();
  await user.type(await box(), 'And again');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(server.bodyOf(send)).not.toEqual(first));
});

it('tells of a reply without an answer when another screen is shown by then, and keeps it', async () => {
  const send = `POST ${one}/replies`;
  const { server, user, rerender } = show(undefined, { [send]: 'offline' });
  const release = server.hold(send);
  await user.type(await box(), 'Gladly!');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  rerender(<p>The next screen</p>);
  release();
  expect(await screen.findByText(/^Your reply to @mira\.kilns: No answer from the server/)).toBeTruthy();
  show();
  expect((await box()).value).toBe('Gladly!');
});

it('takes another id when the first try arrived with another text', async () => {
  const send = `POST ${one}/replies`;
  const refusal = { status: 409, body: { detail: conversationErrors.otherReply } };
  const { server, user } = show(undefined, { [send]: refusal });
  await user.type(await box(), 'Gladly!');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(conversationErrors.otherReply)).toBeTruthy();
  const ids = () =>
    server.asked.filter(({ route }) => route === send).map(({ body }) => (body as { id: string }).id);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(new Set(ids()).size).toBe(2));
});

it('keeps what was typed for when the conversation is opened again', async () => {
  const { user, unmount } = show();
  await user.type(await box(), 'Half a');
  unmount();
  show();
  expect((await box()).value).toBe('Half a');
});

it('puts a suggestion into the box, sends nothing, and gives back what was typed', async () => {
  const { server, user } = show(undefined, {
    [`POST ${one}/suggestion`]: { body: { text: 'Happy to tell you more.' } },
  });
  await user.type(await box(), 'Well');
  await user.click(screen.getByRole('button', { name: 'Suggest an answer' }));
  await waitFor(async () => expect((await box()).value).toBe('Happy to tell you more.'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await box()).value).toBe('Well');
  expect(server.bodyOf(`POST ${one}/replies`)).toBeUndefined();
});

it('does not send more than Instagram takes', async () => {
  const { user } = show();
  await user.click(await box());
  await user.paste('x'.repeat(1001));
  expect(screen.getByText('Instagram allows up to 1000 characters.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send' }).matches(':disabled')).toBe(true);
});

it('says why nothing can be written', async () => {
  show(anOpenThread({ cannot_write: 'Connect @studio.reach to write back.' }));
  expect(await screen.findByText(/Connect @studio.reach to write back\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the connection' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('takes somebody off the do-not-contact list again', async () => {
  const { user, onAllow } = show(
    anOpenThread({ do_not_contact: true, cannot_write: conversationErrors.doNotContact }),
  );
  const status = await screen.findByText(/is on your do-not-contact list/);
  expect(status).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(onAllow).toHaveBeenCalledWith('mira.kilns'));
});

const decide = `PUT ${one}/outcome`;

it('decides by a click or a key, but not while typing; Undo takes it back', async () => {
  const { server, user } = show(undefined, { [decide]: { body: aThread({ outcome: 'interested' }) } });
  const suggested = await screen.findByRole('button', { name: 'Interested suggested' });
  await user.type(await box(), '3');
  expect(server.bodyOf(decide)).toBeUndefined();
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('3');
  await waitFor(() => expect(server.bodyOf(decide)).toEqual({ outcome: 'not_interested' }));
  expect(await screen.findByText('Marked as not interested')).toBeTruthy();
  await user.click(suggested);
  await waitFor(() => expect(server.bodyOf(decide)).toEqual({ outcome: 'interested' }));
  expect(await screen.findByText('Marked as interested')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0]!);
  await waitFor(() => expect(server.bodyOf(decide)).toEqual({ outcome: null }));
});

it('postpones to a usual day, or to one of the user’s choice', async () => {
  const { server, user } = show(undefined, { [decide]: { body: aThread({ outcome: 'not_now' }) } });
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  await user.click(await screen.findByRole('button', { name: 'Postpone' }));
  expect(screen.getByText(conversationErrors.noDay)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^In a week/ }));
  await waitFor(() => expect(server.bodyOf(decide)).toEqual({ outcome: 'not_now', until: dayAhead(7) }));
});

it('clears the outcome when it is chosen again, and says when it comes back', async () => {
  const { server, user } = show(anOpenThread({ outcome: 'not_now', not_now_until: '2031-05-12' }), {
    [decide]: { body: aThread() },
  });
  expect(await screen.findByText('Comes back on May 12, 2031')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Not now', pressed: true }));
  await waitFor(() => expect(server.bodyOf(decide)).toEqual({ outcome: null }));
});

it('that is marked as unread late does not close the next one', async () => {
  const { server, user, onClose, rerender } = show();
  await screen.findByRole('log');
  const release = server.hold(`PUT ${one}/read`);
  await user.keyboard('u');
  rerender(<p>Another one</p>);
  release();
  expect(await screen.findByText('Marked as unread')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('counts days in the user’s calendar', () => {
  expect(dayAhead(1, new Date(2026, 11, 31, 23, 30))).toBe('2027-01-01');
});
