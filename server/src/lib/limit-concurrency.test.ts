import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

const limits = { running: 2, waiting: 3, onFull: () => new Error('full') };

it('runs no more than allowed at once, and all in the end', async () => {
  const limit = limitConcurrency(limits);
  let now = 0;
  let most = 0;
  const work = () =>
    limit(async () => {
      most = Math.max(most, ++now);
      await new Promise(setImmediate);
      now--;
      return 'done';
    });
  expect(await Promise.all([work(), work(), work(), work(), work()])).toEqual(Array(5).fill('done'));
  expect(most).toBe(2);
});

it('turns away whoever finds the line full, and recovers', async () => {
  const limit = limitConcurrency(limits);
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const inside = [1, 2, 3, 4, 5].map(() => limit(() => gate));
  await expect(limit(() => gate)).rejects.toThrow('full');
  open();
  await Promise.all(inside);
  expect(await limit(async () => 'again')).toBe('again');
});

it('gives the place back when the work throws', async () => {
  const limit = limitConcurrency({ ...limits, running: 1 });
  await expect(limit(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await limit(async () => 1)).toBe(1);
});
