// What the conversations do when sending tells them something.
import type { Clock } from '../../lib/clock.ts';
import type { Conversations } from '../delivery/conversations.ts';
import { isReplyBeingSent } from './entry.repo.ts';
import { approveReviewed } from './follow-up/approve-reviewed.ts';
import { countInReview, holdApproved } from './follow-up/review.repo.ts';
import { noteDelivered } from './note-delivered.ts';
import { takeAnswer } from './take-answer.ts';

export function listeningConversations(deps: { clock: Clock }): Conversations {
  return {
    noteSent: noteDelivered,
    takeAnswer: (tx, heard) => takeAnswer(deps, tx, heard),
    isSending: isReplyBeingSent,
    countReview: countInReview,
    approveReview: approveReviewed,
    holdApproved,
  };
}
