import { messageErrors } from '@opener/contract/message';
import { AppError } from '../../lib/errors.ts';
import { lockReply } from '../delivery/lock-reply.ts';
import type { DmDeps } from './deps.ts';
import { lockMessage } from '../message/lock-message.ts';
import type { MessageRow } from '../message/message.repo.ts';
import { noteAnswered } from '../message/note-sent.ts';

/** For answers that Opener did not see. The person's word begins when they gave it first, and a reply that we were told of outlasts it. */
export async function markAnswered(
  deps: DmDeps,
  where: { userId: string; id: string },
  answered: boolean,
): Promise<MessageRow> {
  return deps.db.transaction(async (tx) => {
    // Its delivery first, as whoever takes a reply does.
    const replyAt = await lockReply(tx, where.userId, where.id);
    const message = await lockMessage(tx, where);
    if (answered && !message.sentAt) throw new AppError('conflict', 'not_sent', messageErrors.notSent);
    const answeredAt = answered ? (message.answeredAt ?? deps.clock.now()) : replyAt;
    return (await noteAnswered(tx, where, answeredAt))!;
  });
}
