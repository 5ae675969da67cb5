// Messages, earlier texts, a rewrite job, and a paged fake server for them.
import type { Job } from '@opener/contract/dm';
import type { Message, MessageVersion } from '@opener/contract/message';

const id = (group: string, n: number) => `0198f7a2-0000-7000-${group}-${String(n).padStart(12, '0')}`;

export const projectId = id('8001', 1);

export function aMessage(n: number, over: Partial<Message> = {}): Message {
  return {
    id: id('8002', n),
    project_id: projectId,
    username: `mira.kilns${n}`,
    generated_message: 'Hi Mira, your kiln opening in Leipzig sounds lovely.\n\nWould a waiting list help?',
    sent: false,
    sent_at: null,
    edited: false,
    created_at: new Date(Date.now() - n * 60_000).toISOString(),
    user_info: {
      fullName: 'Mira Köhler',
      category: 'Ceramics studio',
      followersCount: 8400,
      postsCount: 312,
      biography: 'Kiln opening every first Sunday in Leipzig.',
    },
    facts: [{ field: 'biography', quote: 'Leipzig', phrase: 'Leipzig' }],
    ...over,
  };
}

/** The text that was replaced this many hours ago, and a little more: the page's clock may be a minute behind. */
export function aVersion(n: number, over: Partial<MessageVersion> = {}): MessageVersion {
  return {
    id: id('8004', n),
    text: `The text of ${n} h ago`,
    origin: 'written',
    instruction: null,
    replaced_at: new Date(Date.now() - n * 3_600_000 - 60_000).toISOString(),
    ...over,
  };
}

export function aRewrite({ project_id, username }: Message, over: Partial<Job> = {}): Job {
  return {
    id: id('8003', 1),
    project_id,
    username,
    status: 'pending',
    created_at: new Date().toISOString(),
    started_at: null,
    result: null,
    ...over,
  };
}

/** The answer of a list: these messages, out of `total`. */
export function aPage(messages: Message[], { total = messages.length, next = '' } = {}) {
  return {
    body: messages,
    headers: { 'x-total-count': String(total), ...(next && { 'x-next-cursor': next }) },
  };
}
