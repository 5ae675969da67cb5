// Messages and a server that hands them out by the page.
import type { Message } from '@opener/contract/dm';

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

/** The answer of a list: these messages, out of so many. */
export function aPage(messages: Message[], { total = messages.length, next = '' } = {}) {
  return {
    body: messages,
    headers: { 'x-total-count': String(total), ...(next && { 'x-next-cursor': next }) },
  };
}
