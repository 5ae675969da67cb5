// Follow-ups for tests.
import type { FollowUp, FollowUpSettings, ReviewedFollowUp } from '@opener/contract/follow-up';

/** A day as it is shown: by the clock of this machine, and of this year, since others are shown with their year. */
const dueOn = (month: number, day: number) =>
  new Date(new Date().getFullYear(), month - 1, day, 12).toISOString();

export const followUpsOff: FollowUpSettings = {
  on: false,
  first_days: 3,
  second_days: 7,
  planned: 0,
  review: 0,
  stopped: { paused: 0, frozen: 0, disconnected: 0 },
  can_continue: 0,
};

export function aFollowUp(changes: Partial<FollowUp> = {}): FollowUp {
  return {
    id: '0197a0f0-0000-7000-8000-0000000000f1',
    nth: 1,
    state: 'planned',
    due_at: dueOn(11, 19),
    text: null,
    reason: null,
    held_for_review: false,
    can_resume: false,
    ...changes,
  };
}

export function aReviewedFollowUp(changes: Partial<ReviewedFollowUp> = {}): ReviewedFollowUp {
  return {
    id: '0197a0f0-0000-7000-8000-0000000000f1',
    thread_id: '0197a0f0-0000-7000-8000-0000000000c1',
    username: 'mira.kilns',
    nth: 1,
    due_at: dueOn(11, 16),
    text: 'Is a waiting list of any use?',
    reason: null,
    sent: ['Hi Mira, eight seats fill up fast.'],
    ...changes,
  };
}
