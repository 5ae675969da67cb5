// What the calls send, and what each change asks for again. The fake server checks both against the contract.
import { renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { signIn } from '../../../testing/render-app.tsx';
import { anEntry, anOpenThread, aThread } from '../../../testing/threads.ts';
import { useChangeReply } from './change-reply.ts';
import { useThreadCounts } from './count-threads.ts';
import { useUnread } from './count-unread.ts';
import { useNotices } from './get-notices.ts';
import { useThread } from './get-thread.ts';
import { useThreads } from './list-threads.ts';
import { useMarkRead } from './mark-read.ts';
import { useSendReply } from './send-reply.ts';
import { useSetOutcome } from './set-outcome.ts';
import { useSuggestReply } from './suggest-reply.ts';
import { useUpdateNotices } from './update-notices.ts';

const { id } = aThread();
const one = `/conversations/${id}`;
const reply = { id: anEntry().id, text: 'Happy to.' };
const counts = {
  all: 2,
  unanswered: 1,
  answered: 1,
  interested: 0,
  not_now: 0,
  not_interested: 0,
  needs_me: 1,
  unread: 1,
};

beforeEach(signIn);

function inApp<T>(hook: () => T) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(hook, { wrapper }).result;
}

it('reads lists by page, counts, one conversation and the notices', async () => {
  fakeServer({
    'GET /conversations?limit=50&q=mira&filter=needs_me&unread=true': {
      body: [aThread()],
      headers: { 'x-total-count': '2', 'x-next-cursor': 'next' },
    },
    'GET /conversations/counts?q=mira': { body: counts },
    'GET /conversations/unread': { body: { unread: 1 } },
    [`GET ${one}`]: { body: anOpenThread() },
    'GET /notices': { body: { answers: 'off' } },
  });
  const result = inApp(() => ({
    list: useThreads({ q: 'mira', filter: 'needs_me', unread: true }),
    counts: useThreadCounts({ q: 'mira' }),
    unread: useUnread(),
    thread: useThread(id),
    notices: useNotices(),
  }));
  await waitFor(() =>
    expect(result.current.list.data?.pages).toEqual([{ rows: [aThread()], total: 2, next: 'next' }]),
  );
  await waitFor(() => expect(result.current.counts.data).toEqual(counts));
  await waitFor(() => expect(result.current.unread.data).toEqual({ unread: 1 }));
  await waitFor(() => expect(result.current.thread.data?.entries).toEqual([anEntry()]));
  await waitFor(() => expect(result.current.notices.data).toEqual({ answers: 'off' }));
});

it('shows a reply at once, and asks for lists and counts again', async () => {
  const sent = anOpenThread({
    entries: [anEntry(), anEntry({ ...reply, sent_by: 'you', status: 'waiting' })],
  });
  const server = fakeServer({
    [`GET ${one}`]: { body: anOpenThread() },
    'GET /conversations/unread': { body: { unread: 1 } },
    [`POST ${one}/replies`]: { body: sent },
    [`POST ${one}/replies/${reply.id}`]: { body: anOpenThread() },
    [`POST ${one}/suggestion`]: { body: { text: 'Happy to tell you more.' } },
  });
  const result = inApp(() => ({
    thread: useThread(id),
    unread: useUnread(),
    send: useSendReply(id),
    change: useChangeReply(id),
    suggest: useSuggestReply(id),
  }));
  await waitFor(() => expect(result.current.unread.isSuccess && result.current.thread.isSuccess).toBe(true));
  const asked = (route: string) => server.asked.filter((request) => request.route === route).length;

  await result.current.send.mutateAsync(reply);
  expect(server.bodyOf(`POST ${one}/replies`)).toEqual(reply);
  await waitFor(() => expect(result.current.thread.data?.entries).toHaveLength(2));
  await waitFor(() => expect(asked('GET /conversations/unread')).toBe(2));
  await result.current.change.mutateAsync({ replyId: reply.id, action: 'cancel' });
  await waitFor(() => expect(result.current.thread.data?.entries).toHaveLength(1));
  expect(asked(`GET ${one}`)).toBe(1);
  expect(await result.current.suggest.mutateAsync()).toEqual({ text: 'Happy to tell you more.' });
});

it('marks, decides and chooses', async () => {
  const server = fakeServer({
    [`PUT ${one}/read`]: { body: aThread({ unread: 0 }) },
    [`PUT ${one}/outcome`]: { body: aThread({ outcome: 'not_now' }) },
    'PUT /notices': { body: { answers: 'daily' } },
    'GET /notices': { body: { answers: 'off' } },
  });
  const result = inApp(() => ({
    mark: useMarkRead(),
    decide: useSetOutcome(),
    choose: useUpdateNotices(),
    notices: useNotices(),
  }));
  await waitFor(() => expect(result.current.notices.data).toEqual({ answers: 'off' }));
  await result.current.choose.mutateAsync({ answers: 'daily' });
  await waitFor(() => expect(result.current.notices.data).toEqual({ answers: 'daily' }));
  server.answer('GET /notices', { body: { answers: 'daily' } });
  await result.current.mark.mutateAsync({ id, read: true });
  await result.current.decide.mutateAsync({ id, outcome: 'not_now', until: '2026-12-01' });
  expect(server.bodyOf(`PUT ${one}/read`)).toEqual({ read: true });
  expect(server.bodyOf(`PUT ${one}/outcome`)).toEqual({ outcome: 'not_now', until: '2026-12-01' });
});
