import { expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { receiptNumber } from './receipt-number.ts';

it('is read from the id, and short', () => {
  expect(receiptNumber('00000000-0000-7000-8000-000000000001')).toBe('OP-0000-0000-0000-0001');
  expect(receiptNumber('ffffffff-ffff-7000-8000-0000ffffffff')).toBe('OP-ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  expect(receiptNumber('0197a0f0-0000-7000-8000-000000000001')).toBe('OP-06BT-1W00-0000-0001');
});

it('is another one for each purchase, later ones sorting behind', () => {
  const ids = Array.from({ length: 1_000 }, () => newId());
  expect(new Set(ids.map(receiptNumber)).size).toBe(ids.length);
  const early = '0197a0f0-0000-7000-8000-0000ffffffff';
  const late = '0197a0f0-0001-7000-8000-000000000000';
  expect(receiptNumber(early) < receiptNumber(late)).toBe(true);
});
