import { messageErrors } from '@opener/contract/message';
import { AppError } from '../../lib/errors.ts';
import { setMarkedAnswer } from '../conversation/follow-message.ts';
import { lockDeliveryOf } from '../delivery/delivery.repo.ts';
import { lockSendingAccount } from '../instagram/sending-account.ts';
import type { DmDeps } from './deps.ts';
import { lockMessage } from '../message/lock-message.ts';
import type { MessageRow } from '../message/message.repo.ts';
import { noteAnswered } from '../message/note-sent.ts';

/** For replies that Opener did not see. The user's mark keeps its first time, and a reply reported by Instagram takes precedence. */
export async function markAnswered(
  deps: DmDeps,
  where: { userId: string; id: string },
  answered: boolean,
): Promise<MessageRow> {
  return deps.db.transaction(async (tx) => {
    // Answers are taken under the same lock.
    await lockSendingAccount(tx, where.userId);
    // Locks the delivery first, in the same order as incoming replies.
    const delivery = await lockDeliveryOf(tx, where.userId, where.id);
    const message = await lockMessage(tx, where);
    if (answered && !message.sentAt) throw new AppError('conflict', 'not_sent', messageErrors.notSent);
    const answeredAt = answered ? (message.answeredAt ?? deps.clock.now()) : (delivery?.answeredAt ?? null);
    await setMarkedAnswer(
      tx,
      { ...message, recipientId: delivery?.recipientId ?? null },
      { answeredAt, now: deps.clock.now() },
    );
    return (await noteAnswered(tx, where, answeredAt))!;
  });
}
