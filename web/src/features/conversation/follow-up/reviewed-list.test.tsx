// Follow-ups in the review: read with what came before, changed, approved or skipped, a page at a time.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ReviewedFollowUp } from '@opener/contract/follow-up';
import { useCountEdited } from '../../../lib/edited-in-place.ts';
import { fakeServer, type Reply } from '../../../testing/fake-server.ts';
import { aReviewedFollowUp } from '../../../testing/follow-ups.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { anOpenThread } from '../../../testing/threads.ts';
import { ReviewedList } from './reviewed-list.tsx';

const call = 'GET /follow-ups/review?state=review&limit=10';

function show(reply: Reply, replies: Record<string, Reply> = {}) {
  const server = fakeServer({ [call]: reply, ...replies });
  const onChanged = vi.fn<() => void>();
  return {
    server,
    onChanged,
    ...renderPart(<ReviewedList state="review" level={2} onChanged={onChanged} />),
  };
}

const page = (rows: ReviewedFollowUp[], total = rows.length, next?: string): Reply => ({
  body: rows,
  headers: { 'x-total-count': String(total), ...(next && { 'x-next-cursor': next }) },
});
const person = (n: number) =>
  aReviewedFollowUp({
    id: `0197a0f0-0000-7000-8000-${String(n).padStart(12, '0')}`,
    username: `name.${n}`,
  });

it('are read, changed and approved, or skipped with a way back', async () => {
  const one = aReviewedFollowUp({ nth: 2, reason: 'Read it first.' });
  const change = `POST /conversations/${one.thread_id}/follow-up`;
  const { user, server, onChanged } = show(page([one]), { [change]: { body: anOpenThread() } });
  const item = within(await screen.findByRole('article', { name: '@mira.kilns' }));
  expect(item.getByText(one.text)).toBeTruthy();
  expect(item.getByText('Read it first.')).toBeTruthy();
  expect(item.getByText(one.sent[0]!)).toBeTruthy();
  expect(item.getByText('Second follow-up')).toBeTruthy();
  expect(item.getByText('Planned for Nov 16')).toBeTruthy();
  expect(item.getByText('1 credit when it is sent')).toBeTruthy();
  expect(item.getByRole('link', { name: '@mira.kilns' }).getAttribute('href')).toBe(
    `/app/conversations/${one.thread_id}`,
  );
  await user.click(item.getByRole('button', { name: 'Skip' }));
  expect(server.bodyOf(change)).toEqual({ action: 'stop' });
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.bodyOf(change)).toEqual({ action: 'resume' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));

  await user.click(item.getByRole('button', { name: 'Edit' }));
  const box = item.getByRole('textbox', { name: 'Follow-up to @mira.kilns' });
  expect(document.activeElement).toBe(box);
  await user.clear(box);
  expect(item.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
  await user.click(item.getByRole('button', { name: 'Cancel' }));
  expect(item.getByText(one.text)).toBeTruthy();
  await user.click(item.getByRole('button', { name: 'Edit' }));
  await user.clear(item.getByRole('textbox'));
  await user.type(item.getByRole('textbox'), 'Better.');
  await user.click(item.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(server.bodyOf(change)).toEqual({ action: 'approve', text: 'Better.' }));
});

function Edited() {
  return <output>{useCountEdited()}</output>;
}

it('count as edited while they differ from what is stored', async () => {
  fakeServer({ [call]: page([person(1)]) });
  const { user } = renderPart(
    <>
      <Edited />
      <ReviewedList state="review" level={2} onChanged={vi.fn<() => void>()} />
    </>,
  );
  const edited = screen.getByRole('status');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(edited.textContent).toBe('0');
  await user.type(screen.getByRole('textbox'), '!');
  expect(edited.textContent).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(edited.textContent).toBe('0');
});

it('say nothing when there are none, and can be retried', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, server } = show({ status: 403 });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.answer(call, page([]));
  await user.click(retry);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Follow-ups to review' })).toBeNull());
});

it('come a page at a time, and tell how many are left', async () => {
  const all = Array.from({ length: 90 }, (_, n) => person(n));
  const pages = Object.fromEntries(
    Array.from({ length: 9 }, (_, at) => [
      at === 0 ? call : `${call}&cursor=${all[at * 10 - 1]!.id}`,
      page(all.slice(at * 10, at * 10 + 10), 90, all[at * 10 + 9]!.id),
    ]),
  );
  const { user } = show(pages[call]!, pages);
  for (const left of [80, 70, 60, 50, 40])
    await user.click(await screen.findByRole('button', { name: `Show more (${left})` }));
  expect(await screen.findByText('30 more come up as you decide about these.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(60);
});
