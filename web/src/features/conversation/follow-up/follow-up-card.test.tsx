// The project's follow-ups: what they cost is said first, they are turned on and off, and continued after they stopped.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { followUpCost, followUpErrors, type FollowUpSettings } from '@opener/contract/follow-up';
import { fakeServer, type Reply } from '../../../testing/fake-server.ts';
import { followUpsOff } from '../../../testing/follow-ups.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { FollowUpCard } from './follow-up-card.tsx';

const projectId = '0197a0f0-0000-7000-8000-0000000000b1';
const path = `/projects/${projectId}/follow-ups`;
const on: FollowUpSettings = { ...followUpsOff, on: true, planned: 4 };

function show(settings: FollowUpSettings | Reply = followUpsOff, replies: Record<string, Reply> = {}) {
  const reply: Reply = typeof settings === 'object' && 'on' in settings ? { body: settings } : settings;
  const server = fakeServer({ [`GET ${path}`]: reply, ...replies });
  return { server, ...renderPart(<FollowUpCard projectId={projectId} />) };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Follow-ups' }));

it('are off, and say what they cost before they are turned on', async () => {
  const { user, server } = show(undefined, { [`PUT ${path}`]: { body: on } });
  expect(await screen.findByText('Off')).toBeTruthy();
  expect(screen.getByText(new RegExp(followUpCost))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Set up follow-ups' }));
  expect(dialog().getByText(followUpCost)).toBeTruthy();
  expect(dialog().getByLabelText<HTMLInputElement>('First, after days').value).toBe('3');
  expect(dialog().getByLabelText<HTMLInputElement>('Second, after days').value).toBe('7');
  await user.click(dialog().getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('After 3 and 7 days without an answer. 4 are planned.')).toBeTruthy();
  expect(server.bodyOf(`PUT ${path}`)).toEqual({ on: true, first_days: 3, second_days: 7 });
});

it('can be one, and name wrong days', async () => {
  const { user, server } = show(on, { [`PUT ${path}`]: { body: { ...on, second_days: null } } });
  await user.click(await screen.findByRole('button', { name: 'Change follow-ups' }));
  const first = dialog().getByLabelText('First, after days');
  await user.clear(first);
  expect(dialog().getByText(followUpErrors.days)).toBeTruthy();
  await user.type(first, '9');
  expect(dialog().getByText(followUpErrors.order)).toBeTruthy();
  expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await user.click(dialog().getByRole('radio', { name: 'One' }));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.bodyOf(`PUT ${path}`)).toEqual({ on: true, first_days: 9, second_days: null }),
  );
});

it('are turned off, and keep their days', async () => {
  const { user, server } = show(on, { [`PUT ${path}`]: { body: followUpsOff } });
  await user.click(await screen.findByRole('button', { name: 'Change follow-ups' }));
  await user.click(dialog().getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Off')).toBeTruthy();
  expect(server.bodyOf(`PUT ${path}`)).toEqual({ on: false, first_days: 3, second_days: 7 });
});

it('say why they could not be saved', async () => {
  const failure = { status: 404, body: { detail: 'Project not found' } };
  const { user } = show(undefined, { [`PUT ${path}`]: failure });
  await user.click(await screen.findByRole('button', { name: 'Set up follow-ups' }));
  await user.click(dialog().getByRole('button', { name: 'Turn on' }));
  expect(await screen.findByText('Project not found')).toBeTruthy();
});

it('that do not load can be retried', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, server } = show({ status: 403 });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.answer(`GET ${path}`, { body: on });
  await user.click(retry);
  expect(await screen.findByText('On')).toBeTruthy();
});

it('tell how many wait for review', async () => {
  show({ ...on, review: 1 });
  expect(
    await screen.findByText('After 3 and 7 days without an answer. 4 are planned. 1 waits for your review.'),
  ).toBeTruthy();
});

it('that stopped are told with the cause, and continued only once the account sends', async () => {
  const stopped = { paused: 12, frozen: 0, disconnected: 1 };
  show({ ...on, planned: 0, stopped });
  expect(await screen.findByText('12 follow-ups stopped when sending was paused.')).toBeTruthy();
  expect(screen.getByText('1 follow-up stopped when your account was disconnected.')).toBeTruthy();
  expect(screen.getByText(/^You can continue once/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
});

it('continue with one press', async () => {
  const stopped = { paused: 12, frozen: 0, disconnected: 0 };
  const { user } = show(
    { ...on, planned: 0, stopped, can_continue: 12 },
    { [`POST ${path}/continue`]: { body: { ...on, planned: 12, continued: 12 } } },
  );
  await user.click(await screen.findByRole('button', { name: 'Continue 12 follow-ups' }));
  expect(await screen.findByText('12 follow-ups continued')).toBeTruthy();
  expect(await screen.findByText(/12 are planned\./)).toBeTruthy();
  expect(screen.queryByText(/stopped when/)).toBeNull();
});

it('say why they could not be continued', async () => {
  const stopped = { paused: 0, frozen: 1, disconnected: 0 };
  const failure = { status: 409, body: { detail: followUpErrors.halted } };
  const { user } = show({ ...on, stopped, can_continue: 1 }, { [`POST ${path}/continue`]: failure });
  expect(await screen.findByText('1 follow-up stopped when Instagram limited your account.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue 1 follow-up' }));
  expect(await screen.findByText(followUpErrors.halted)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Continue 1 follow-up' })).toBeTruthy();
});
