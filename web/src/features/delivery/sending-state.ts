// The sending status in a word, for a badge.
import type { Sending } from '@opener/contract/delivery';

export type SendingWord = { word: string; tone: 'green' | 'amber' | 'red' | 'neutral' };

export function sendingWord(sending: Sending): SendingWord {
  if (sending.account === null) return { word: 'Off', tone: 'neutral' };
  if (sending.reconnect) return { word: 'Reconnect', tone: 'red' };
  if (sending.frozen_until !== null) return { word: 'Limited', tone: 'amber' };
  if (sending.paused) return { word: 'Paused', tone: 'amber' };
  return sending.held_because === null ? { word: 'On', tone: 'green' } : { word: 'Held', tone: 'amber' };
}
