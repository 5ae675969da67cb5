// What is said about follow-ups in more than one place.
import type { FollowUpSettings } from '@opener/contract/follow-up';
import { plural } from '../../../lib/format.ts';

export function tellSettings({ first_days: first, second_days: second }: FollowUpSettings): string {
  const days = second === null ? plural(first, 'day') : `${first} and ${plural(second, 'day')}`;
  return `After ${days} without an answer.`;
}

export function tellPlanned({ planned, review }: FollowUpSettings): string {
  const inReview = review === 0 ? '' : ` ${plural(review, 'waits', 'wait')} for your review.`;
  if (planned === 0) return inReview.trim() || 'None is planned right now.';
  return `${plural(planned, 'is', 'are')} planned.${inReview}`;
}
