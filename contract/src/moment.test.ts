import { expect, it } from 'vitest';
import { moment } from './moment.ts';

const schema = moment('Say when');

it('accepts present-day times', () => {
  expect(schema.safeParse('2026-05-12T09:30:00.000Z').success).toBe(true);
});

it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', 'yesterday', '2026-13-01T00:00:00Z'])(
  'refuses %j',
  (text) => {
    expect(schema.safeParse(text).error?.issues[0]?.message).toBe('Say when');
  },
);
