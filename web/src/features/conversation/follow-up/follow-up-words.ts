// What is said about follow-ups in more than one place.
import type { FollowUpSettings } from '@opener/contract/follow-up';
import { plural } from '../../../lib/format.ts';

export function tellSettings({ first_days: first, second_days: second }: FollowUpSettings): string {
  const days = second === null ? plural(first, 'day') : `${first} and ${plural(second, 'day')}`;
  return `After ${days} without an answer.`;
}

export function tellPlanned({ planned }: FollowUpSettings): string {
  return planned === 0 ? 'None is planned right now.' : `${plural(planned, 'is', 'are')} planned.`;
}
