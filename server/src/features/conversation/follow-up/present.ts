// How follow-ups look on the wire.
import type { FollowUp, FollowUpSettings, ReviewedFollowUp } from '@opener/contract/follow-up';
import type { Reviewed } from './list-reviewed.ts';
import type { NextFollowUp } from './read-next.ts';
import type { Settings } from './read-follow-ups.ts';

export function presentSettings(settings: Settings): FollowUpSettings {
  const { isOn, firstDays, secondDays, planned, review, stopped, continuable } = settings;
  return {
    on: isOn,
    first_days: firstDays,
    second_days: secondDays,
    planned,
    review,
    stopped,
    can_continue: continuable,
  };
}

export function presentReviewed(reviewed: Reviewed): ReviewedFollowUp {
  const { id, threadId, username, nth, dueAt, text, reason, sent } = reviewed;
  return {
    id,
    thread_id: threadId,
    username,
    nth,
    due_at: dueAt.toISOString(),
    text: text ?? '',
    reason,
    sent,
  };
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
