// What each figure counts, from tallies: the same states as the conditions of message-filter.ts.
import type { MessageCounts } from '@opener/contract/message-list';
import type { ActiveSender } from './message-filter.ts';
import type { Tally } from './tally.repo.ts';

/** Without `closer_look` and `approvable`: who has written is not known here. `cautioned` are those in review with a reason. */
export type TallyCounts = Omit<MessageCounts, 'closer_look' | 'approvable'> & { cautioned: number };

type Asked = { senders?: readonly string[] | undefined; activeSender: ActiveSender };

export function countFromTallies(tallies: readonly Tally[], { senders, activeSender }: Asked): TallyCounts {
  const sum = (which: (tally: Tally) => boolean) =>
    tallies.reduce((total, tally) => total + (which(tally) ? tally.n : 0), 0);
  // A message sent by hand belongs to no account of ours.
  const isOf = ({ sender, sent, status }: Tally) =>
    senders === undefined || (senders.includes(sender ?? '') && !(sent && status !== 'sent'));
  const deliveries = (which: (tally: Tally) => boolean) =>
    sum((tally) => tally.of === 'delivery' && isOf(tally) && which(tally));
  // Of accounts, only messages with a delivery.
  const messages = (which: (tally: Tally) => boolean) =>
    senders === undefined ? sum((tally) => tally.of === 'message' && which(tally)) : deliveries(which);
  const withStatus =
    (...wanted: string[]) =>
    ({ status }: Tally) =>
      wanted.includes(status ?? '');
  const goesNow = ({ sender }: Tally) => activeSender !== null && sender === activeSender;
  const waiting = (which: (tally: Tally) => boolean) =>
    deliveries((tally) => tally.status === 'waiting' && which(tally));

  const sent = messages((tally) => tally.sent);
  const sending = deliveries(withStatus('sending'));
  const isInLine = withStatus('waiting', 'sending');
  return {
    all: messages(() => true),
    unsent: messages((tally) => !tally.sent) - deliveries((tally) => !tally.sent),
    review: deliveries(withStatus('review')),
    cautioned: deliveries((tally) => tally.status === 'review' && tally.hasReason),
    waiting: waiting(() => true) + sending,
    held: waiting((tally) => !goesNow(tally)),
    scheduled: waiting(goesNow) + sending,
    approved: deliveries((tally) => isInLine(tally) && tally.isApproved),
    sent,
    by_hand: sent - deliveries((tally) => tally.sent && tally.status === 'sent'),
    answered: messages((tally) => tally.answered),
    interested: messages((tally) => tally.interested),
    check: deliveries(withStatus('unknown')),
    failed: deliveries(withStatus('failed')),
    skipped: deliveries((tally) => tally.status === 'skipped' && !tally.sent),
  };
}
