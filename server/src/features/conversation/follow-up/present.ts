// How follow-ups look on the wire.
import type { FollowUp, FollowUpSettings, ReviewedFollowUp } from '@opener/contract/follow-up';
import type { NextFollowUp } from './read-next.ts';
import type { Reviewed, Settings } from './read-follow-ups.ts';

export function presentSettings({
  isOn,
  firstDays,
  secondDays,
  planned,
  review,
}: Settings): FollowUpSettings {
  return { on: isOn, first_days: firstDays, second_days: secondDays, planned, review };
}

export function presentReviewed({
  id,
  threadId,
  username,
  nth,
  text,
  reason,
  sent,
}: Reviewed): ReviewedFollowUp {
  return { id, thread_id: threadId, username, nth, text: text ?? '', reason, sent };
}

export function presentNext(next: NextFollowUp): FollowUp {
  const { id, nth, state, dueAt, text, reason, isHeldForReview, canResume } = next;
  return {
    id,
    nth,
    state,
    due_at: dueAt.toISOString(),
    text,
    reason,
    held_for_review: isHeldForReview,
    can_resume: canResume,
  };
}
