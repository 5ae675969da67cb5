// Lists of messages, which both versions of Unipile's API describe with the same fields. Pure.
import * as z from 'zod';
import type { ChatMessage } from './port.ts';
import { idOf, messageIdOf, textOf, timeOf } from './unipile-fields.ts';

const Flag = z.union([z.boolean(), z.number()]).nullish();

const Message = z.object({
  id: z.string().min(1),
  text: z.string().nullish(),
  sender_id: z.string().nullish(),
  timestamp: z.iso.datetime({ offset: true }),
  is_sender: Flag,
  is_event: Flag,
  hidden: Flag,
  deleted: Flag,
});

/** Without reactions, deleted messages and anything that is not a message. */
export function readMessages(list: readonly unknown[]): ChatMessage[] {
  return list.flatMap((item) => {
    const { data } = Message.safeParse(item);
    if (!data || data.is_event || data.hidden || data.deleted) return [];
    return [
      {
        id: messageIdOf(data.id),
        byUs: Boolean(data.is_sender),
        fromId: idOf(data.sender_id),
        text: textOf(data.text),
        at: timeOf(data.timestamp),
      },
    ];
  });
}

const Seen = z.object({ is_sender: Flag, seen: Flag });

/**
 * They wrote, or have seen ours: Instagram tells that only once a request is accepted. Otherwise it is unknown, because whoever accepted it
 * may just not have looked yet.
 */
export function readOpen(list: readonly unknown[]): true | undefined {
  const isProof = (item: unknown) => {
    const { data } = Seen.safeParse(item);
    return data !== undefined && (Boolean(data.seen) || !data.is_sender);
  };
  return list.some(isProof) ? true : undefined;
}

/** The newest ones; more than that since the last look would be a flood. */
export const messagesQuery = (since: Date) =>
  new URLSearchParams({ after: since.toISOString(), limit: '100' }).toString();
