// Conversations for tests.
import type { OpenThread, Thread, ThreadCounts, ThreadEntry } from '@opener/contract/conversation';

export function aThread(changes: Partial<Thread> = {}): Thread {
  return {
    id: '0197a0f0-0000-7000-8000-0000000000c1',
    username: 'mira.kilns',
    full_name: 'Mira Kiln',
    account: 'studio.reach',
    project: { id: '0197a0f0-0000-7000-8000-0000000000b1', name: 'Kiln shelves' },
    message_id: '0197a0f0-0000-7000-8000-0000000000d1',
    began_at: '2026-11-02T09:00:00.000Z',
    last_answer_at: '2026-11-02T11:30:00.000Z',
    last: { sent_by: 'them', text: 'Sounds good, tell me more!', at: '2026-11-02T11:30:00.000Z' },
    unread: 1,
    needs_me: true,
    outcome: null,
    not_now_until: null,
    suggested_outcome: 'interested',
    do_not_contact: false,
    ...changes,
  };
}

export function anEntry(changes: Partial<ThreadEntry> = {}): ThreadEntry {
  return {
    id: '0197a0f0-0000-7000-8000-0000000000e1',
    sent_by: 'them',
    text: 'Sounds good, tell me more!',
    at: '2026-11-02T11:30:00.000Z',
    status: 'received',
    reason: null,
    follow_up: null,
    message: null,
    ...changes,
  };
}

export function anOpenThread(changes: Partial<OpenThread> = {}): OpenThread {
  return { ...aThread(), entries: [anEntry()], earlier: 0, cannot_write: null, follow_up: null, ...changes };
}

export function threadCounts(changes: Partial<ThreadCounts> = {}): ThreadCounts {
  const none = { unanswered: 0, answered: 0, interested: 0, not_now: 0, not_interested: 0 };
  return { ...none, all: 1, needs_me: 0, unread: 0, ...changes };
}

/** A page of a list, as the server answers it. */
export function threadPage(
  threads: Thread[],
  { total = threads.length, next }: { total?: number; next?: string } = {},
) {
  return {
    body: threads,
    headers: { 'x-total-count': String(total), ...(next && { 'x-next-cursor': next }) },
  };
}
