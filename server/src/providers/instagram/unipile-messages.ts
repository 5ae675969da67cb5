// Lists of messages, which both versions of Unipile's API describe with the same fields. Pure.
import * as z from 'zod';
import type { ChatMessage } from './port.ts';
import { idOf, messageIdOf, textOf, timeOf } from './unipile-fields.ts';

const Flag = z.union([z.boolean(), z.number()]).nullish();

const Item = z.object({ is_sender: Flag, is_event: Flag, hidden: Flag, deleted: Flag });

/** Lists also contain events, reactions and deleted messages. */
const isMessage = ({ is_event, hidden, deleted }: z.infer<typeof Item>) => !is_event && !hidden && !deleted;

const Message = Item.extend({
  id: z.string().min(1),
  text: z.string().nullish(),
  sender_id: z.string().nullish(),
  timestamp: z.iso.datetime({ offset: true }),
});

export function readMessages(list: readonly unknown[]): ChatMessage[] {
  return list.flatMap((item) => {
    const { data } = Message.safeParse(item);
    if (!data || !isMessage(data)) return [];
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

const Seen = Item.extend({ seen: Flag });

/**
 * They wrote, or have seen ours: Instagram tells that only once a request is accepted. Otherwise it is unknown, because whoever accepted it
 * may just not have looked yet.
 */
export function readOpen(list: readonly unknown[]): true | undefined {
  const isProof = (item: unknown) => {
    const { data } = Seen.safeParse(item);
    return data !== undefined && isMessage(data) && (Boolean(data.seen) || !data.is_sender);
  };
  return list.some(isProof) ? true : undefined;
}

/** The newest ones; more than that since the last look would be a flood. */
export const messagesQuery = (since: Date) =>
  new URLSearchParams({ after: since.toISOString(), limit: '100' }).toString();
