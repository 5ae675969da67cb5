// Days to postpone a conversation to, in the user's own calendar.
import { conversationLimits } from '@opener/contract/conversation';

/** As in 2026-05-12. */
export function dayAhead(days: number, from = new Date()): string {
  const day = new Date(from.getFullYear(), from.getMonth(), from.getDate() + days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** A day of the server's calendar may differ by one. */
export const lastDay = (from?: Date): string => dayAhead(conversationLimits.notNowDays - 1, from);

export const usualDays = [
  { label: 'In a week', days: 7 },
  { label: 'In a month', days: 30 },
  { label: 'In three months', days: 91 },
] as const;
