import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defaultVoice } from '@opener/contract/voice';
import type { VoiceTestAnswer } from '@opener/contract/voice-test';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { aVoiceTest, someResults } from '../../../testing/voice-test.ts';
import { VariantDrawer } from './variant-drawer.tsx';
import { VoiceTestCard } from './voice-test-card.tsx';

const projectId = '0198f7a2-0000-7000-8000-00000000000a';
const path = `/projects/${projectId}/voice-test`;
const none = () => {};

function show(answer: VoiceTestAnswer | undefined, { failed = false, onOpen = none, onRetry = none } = {}) {
  return renderPart(
    <VoiceTestCard
      projectId={projectId}
      answer={answer}
      voice={defaultVoice}
      failed={failed}
      onRetry={onRetry}
      onOpen={onOpen}
    />,
  );
}

it('offers a second voice where there is none', async () => {
  const onOpen = vi.fn<() => void>();
  const { user } = show({ test: null }, { onOpen });
  await user.click(screen.getByRole('button', { name: 'Add voice B' }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(screen.queryByRole('table')).toBeNull();
});

it('offers another try when it did not load', async () => {
  const onRetry = vi.fn<() => void>();
  const { user } = show(undefined, { failed: true, onRetry });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

const rate = { rate: 0.245, low: 0.18, high: 0.3149 };
const running = aVoiceTest({
  results: {
    a: someResults({ written: 210, sent: 200, answered: 0 }),
    b: someResults({ written: 209, sent: 200, answered: 49, answered_rate: rate }),
  },
  verdict: 'b',
  sentence: 'B gets more answers: 25% against 0% of those sent.',
});

it('shows what came of each voice, with its certainty and links to the messages', () => {
  show({ test: running });
  const card = within(screen.getByRole('region', { name: 'Two voices' }));
  expect(card.getByText('Running')).toBeTruthy();
  expect(card.getByText('A is the voice of this project. B differs: another question.')).toBeTruthy();
  expect(card.getByText(running.sentence)).toBeTruthy();
  const rows = card.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'MessagesAB',
    'Written210209',
    'Sent200200',
    'Answered04925% , with 95% certainty (18–31%)',
    'Interested00',
  ]);
  const links = card
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['A: 210 written', '/?variant=a#messages'],
    ['B: 209 written', '/?variant=b#messages'],
    ['A: 200 sent', '/?variant=a&state=sent#messages'],
    ['B: 200 sent', '/?variant=b&state=sent#messages'],
    ['B: 49 answered', '/?variant=b&state=answered#messages'],
  ]);
});

it.each([
  ['Use B for all', 'b', 'B is now the voice of this project'],
  ['Keep A', 'a', 'Voice A stays'],
] as const)('ends with "%s", once that is confirmed', async (name, use, done) => {
  const ended = { ...running, running: false, chosen: use, ended_at: '2026-03-09T10:00:00Z' };
  const server = fakeServer({ [`POST ${path}/end`]: { body: { test: ended } } });
  const { user } = show({ test: running });
  await user.click(screen.getByRole('button', { name }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Go on testing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked).toEqual([]);
  await user.click(screen.getByRole('button', { name }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  expect(await screen.findByText(done)).toBeTruthy();
  expect(server.bodyOf(`POST ${path}/end`)).toEqual({ use });
});

it('says so when it could not be ended, and leaves the question open', async () => {
  fakeServer({
    [`POST ${path}/end`]: { status: 409, body: { detail: 'No test is running in this project.' } },
  });
  const { user } = show({ test: running });
  await user.click(screen.getByRole('button', { name: 'Keep A' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Keep A' }));
  expect(await screen.findAllByText('No test is running in this project.')).not.toEqual([]);
  expect(screen.getByRole('dialog', { name: 'Keep A and end the test?' })).toBeTruthy();
});

it('tells what was chosen after the end', () => {
  const ended_at = new Date(2020, 2, 9, 10).toISOString();
  show({ test: { ...running, running: false, chosen: 'b', ended_at } });
  expect(screen.getByText('Everything is written in B since Mar 9, 2020.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Test another voice' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use B for all' })).toBeNull();
});

function openDrawer(over: Partial<Parameters<typeof VariantDrawer>[0]> = {}) {
  const onClose = vi.fn<() => void>();
  const project = { id: projectId, offer_info: 'First month free' };
  const rendered = renderPart(
    <VariantDrawer
      project={project}
      voice={defaultVoice}
      running={undefined}
      open
      onClose={onClose}
      {...over}
    />,
  );
  return { ...rendered, onClose };
}

it('starts a test with what B does differently', async () => {
  const server = fakeServer({ [`PUT ${path}`]: { body: { test: running } } });
  const { user, onClose } = openDrawer();
  await user.click(await screen.findByRole('radio', { name: 'Playful' }));
  await user.type(screen.getByLabelText('The question at the end'), ' Shall I set it up? ');
  await user.click(screen.getByRole('button', { name: 'Start the test' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.bodyOf(`PUT ${path}`)).toEqual({
    tone: 'playful',
    length: 'usual',
    offer_line: '',
    ask: 'Shall I set it up?',
  });
});

it('tells what became of it, and closes nothing, once it was closed', async () => {
  const server = fakeServer({ [`PUT ${path}`]: { body: { test: running } } });
  const release = server.hold(`PUT ${path}`);
  const { user, onClose, rerender } = openDrawer();
  await user.type(await screen.findByLabelText('The question at the end'), 'Shall I set it up?');
  await user.click(screen.getByRole('button', { name: 'Start the test' }));
  rerender(<p>Closed</p>);
  release();
  expect(await screen.findByText('The test has started')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('says that B has to differ', async () => {
  const server = fakeServer({});
  const { user, onClose } = openDrawer();
  await user.click(await screen.findByRole('button', { name: 'Start the test' }));
  expect(await screen.findByText('B sounds exactly like A. Change something first.')).toBeTruthy();
  expect(server.asked).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('changes nothing in a running test while nothing was changed', async () => {
  const { user, onClose } = openDrawer({ running: running.b });
  await user.click(await screen.findByRole('button', { name: 'Save and count anew' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
