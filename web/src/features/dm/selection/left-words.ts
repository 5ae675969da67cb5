// Why an action skips some messages, in words: '2 were sent already'.
import type { LeftReason } from '@opener/contract/selection';
import { wholeNumber } from '../../../lib/format.ts';

/** Singular and plural. */
const words: Record<LeftReason, [string, string]> = {
  gone: ['no longer exists', 'no longer exist'],
  sending: ['is being sent right now', 'are being sent right now'],
  sent: ['was sent already', 'were sent already'],
  waiting: ['waits to be sent already', 'wait to be sent already'],
  failed: ['failed to be sent', 'failed to be sent'],
  check: ['has to be checked first', 'have to be checked first'],
  skipped: ['was skipped', 'were skipped'],
  unscheduled: ['is not scheduled for sending', 'are not scheduled for sending'],
  own_look: ['wants your own look', 'want your own look'],
  do_not_contact: ['is to somebody on your do-not-contact list', 'are to people on your do-not-contact list'],
  disconnected: ['waits until Instagram is connected', 'wait until Instagram is connected'],
  rewriting: ['is being rewritten', 'are being rewritten'],
  there: ['is in that project already', 'are in that project already'],
  known: ['is to somebody who has a message there', 'are to people who have a message there'],
};

export function leftWords(reason: LeftReason, messages: number): string {
  return `${wholeNumber(messages)} ${words[reason][messages === 1 ? 0 : 1]}`;
}
