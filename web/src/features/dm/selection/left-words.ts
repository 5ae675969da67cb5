// Why an action skips some messages, in words: '2 were already sent'.
import type { LeftReason } from '@opener/contract/selection';
import { wholeNumber } from '../../../lib/format.ts';

/** Singular and plural. */
const words: Record<LeftReason, [string, string]> = {
  gone: ['no longer exists', 'no longer exist'],
  sending: ['is being sent right now', 'are being sent right now'],
  sent: ['was already sent', 'were already sent'],
  waiting: ['is already waiting to be sent', 'are already waiting to be sent'],
  failed: ['failed to be sent', 'failed to be sent'],
  check: ['has to be checked first', 'have to be checked first'],
  skipped: ['was skipped', 'were skipped'],
  unscheduled: ['is not scheduled for sending', 'are not scheduled for sending'],
  closer_look: ['needs a closer look', 'need a closer look'],
  do_not_contact: ['is to someone on your do-not-contact list', 'are to people on your do-not-contact list'],
  disconnected: ['is waiting until Instagram is connected', 'are waiting until Instagram is connected'],
  rewriting: ['is being rewritten', 'are being rewritten'],
  same_project: ['is already in that project', 'are already in that project'],
  has_message: [
    'is to someone who already has a message there',
    'are to people who already have a message there',
  ],
};

export function leftWords(reason: LeftReason, messages: number): string {
  return `${wholeNumber(messages)} ${words[reason][messages === 1 ? 0 : 1]}`;
}
