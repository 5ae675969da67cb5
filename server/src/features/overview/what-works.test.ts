import { expect, it } from 'vitest';
import { type SentMessage, whatWorks } from './what-works.ts';

const sent = (count: number, over: Partial<SentMessage> = {}, answered = 0): SentMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    // A Sunday evening in London, and a Monday morning in Auckland.
    sentAt: new Date('2026-03-01T20:30:00Z'),
    isAnswered: index < answered,
    fit: 'strong',
    words: 30,
    details: ['biography'],
    ...over,
  }));
const keys = (groups: { key: string }[]) => groups.map(({ key }) => key);

it('says nothing from fewer than twenty sends', () => {
  const groups = { detail: [], length: [], weekday: [], hour: [], fit: [] };
  expect(whatWorks(sent(19, {}, 19), 'UTC')).toEqual({ sent: 19, groups });
  expect(whatWorks([], 'UTC')).toEqual({ sent: 0, groups });
});

it('gives no rate for a group with fewer', () => {
  const { groups } = whatWorks([...sent(20, {}, 5), ...sent(19, { fit: 'weak' }, 19)], 'UTC');
  expect(groups.fit).toEqual([
    {
      key: 'strong',
      sent: 20,
      answered: 5,
      rate: { rate: 0.25, low: expect.any(Number), high: expect.any(Number) },
    },
    { key: 'weak', sent: 19, answered: 19, rate: null },
  ]);
});

it('goes by the weekday and the hour where the user is', () => {
  const at = (timeZone: string) => {
    const { weekday, hour } = whatWorks(sent(20), timeZone).groups;
    return [keys(weekday), keys(hour)];
  };
  expect(at('UTC')).toEqual([['7'], ['18']]);
  expect(at('Pacific/Auckland')).toEqual([['1'], ['9']]);
});

it.each([
  [24, '0-24'],
  [25, '25-39'],
  [39, '25-39'],
  [40, '40-60'],
  [60, '40-60'],
  [61, '61'],
])('%d words are %s', (words, key) => {
  expect(keys(whatWorks(sent(20, { words }), 'UTC').groups.length)).toEqual([key]);
});

it('counts a message for each kind of detail that it uses, and leaves out what was not judged', () => {
  const { groups } = whatWorks(
    [...sent(20, { details: ['recentPost', 'biography'] }, 4), ...sent(20, { details: [], fit: null })],
    'UTC',
  );
  expect(groups.detail.map(({ key, sent: n, answered }) => [key, n, answered])).toEqual([
    ['recentPost', 20, 4],
    ['biography', 20, 4],
    ['none', 20, 0],
  ]);
  expect(groups.fit).toMatchObject([{ key: 'strong', sent: 20 }]);
});
