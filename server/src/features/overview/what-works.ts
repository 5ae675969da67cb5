// Which of the sent messages were answered, by what they have in common.
import { localDayAndHour, weekdayOf } from '@opener/contract/local-time';
import { fewestSends, type Group, type WhatWorks, type WorkDimension } from '@opener/contract/voice-test';
import { rateWithInterval } from './intervals.ts';

export type SentMessage = {
  sentAt: Date;
  isAnswered: boolean;
  fit: string | null;
  words: number;
  /** The fields of the profile that it uses. */
  details: string[];
};

const orders: Record<WorkDimension, readonly string[]> = {
  detail: ['recentPost', 'biography', 'category', 'followersCount', 'postsCount', 'fullName', 'none'],
  length: ['0-24', '25-39', '40-60', '61'],
  weekday: ['1', '2', '3', '4', '5', '6', '7'],
  hour: ['0', '3', '6', '9', '12', '15', '18', '21'],
  fit: ['strong', 'weak', 'none'],
};

export function whatWorks(messages: readonly SentMessage[], timeZone: string): WhatWorks {
  const enough = messages.length >= fewestSends;
  const groups = (dimension: WorkDimension, keysOf: (message: SentMessage) => readonly string[]) =>
    enough ? orders[dimension].flatMap((key) => group(key, messages, keysOf)) : [];
  const local = new Map(messages.map((message) => [message, localDayAndHour(message.sentAt, timeZone)]));
  return {
    sent: messages.length,
    groups: {
      detail: groups('detail', ({ details }) => (details.length > 0 ? details : ['none'])),
      length: groups('length', ({ words }) => [lengthOf(words)]),
      weekday: groups('weekday', (message) => [String(weekdayOf(local.get(message)!))]),
      hour: groups('hour', (message) => [String(Math.floor(local.get(message)!.hour / 3) * 3)]),
      fit: groups('fit', ({ fit }) => (fit === null ? [] : [fit])),
    },
  };
}

/** Left out if empty; without a rate if there are too few. */
function group(
  key: string,
  messages: readonly SentMessage[],
  keysOf: (message: SentMessage) => readonly string[],
): Group[] {
  const those = messages.filter((message) => keysOf(message).includes(key));
  if (those.length === 0) return [];
  const answered = those.filter(({ isAnswered }) => isAnswered).length;
  const rate = those.length < fewestSends ? null : rateWithInterval(answered, those.length);
  return [{ key, sent: those.length, answered, rate }];
}

function lengthOf(words: number): string {
  if (words < 25) return '0-24';
  if (words < 40) return '25-39';
  return words <= 60 ? '40-60' : '61';
}
