// The project's follow-ups: what they cost is said first, they are turned on and off, and read before they go.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { followUpCost, followUpErrors, type FollowUpSettings } from '@opener/contract/follow-up';
import { fakeServer, type Reply } from '../../../testing/fake-server.ts';
import { aReviewedFollowUp, followUpsOff } from '../../../testing/follow-ups.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { anOpenThread } from '../../../testing/threads.ts';
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

it('are read, changed and approved, or skipped with a way back', async () => {
  const one = aReviewedFollowUp({ reason: 'Read it first.' });
  const change = `POST /conversations/${one.thread_id}/follow-up`;
  const { user, server } = show(
    { ...on, review: 1 },
    { [`GET ${path}/review`]: { body: [one] }, [change]: { body: anOpenThread() } },
  );
  expect(await screen.findByText('1 follow-up is waiting for your review')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Read it' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Follow-ups to review' }));
  expect(await drawer.findByText(one.text)).toBeTruthy();
  expect(drawer.getByText('Read it first.')).toBeTruthy();
  expect(drawer.getByText(one.sent[0]!)).toBeTruthy();
  await user.click(drawer.getByRole('button', { name: 'Skip' }));
  expect(server.bodyOf(change)).toEqual({ action: 'stop' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.bodyOf(change)).toEqual({ action: 'resume' }));

  await user.click(drawer.getByRole('button', { name: 'Edit' }));
  const box = drawer.getByRole('textbox', { name: 'Follow-up to @mira.kilns' });
  await user.clear(box);
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
  await user.type(box, 'Better.');
  await user.click(drawer.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(server.bodyOf(change)).toEqual({ action: 'approve', text: 'Better.' }));
});
