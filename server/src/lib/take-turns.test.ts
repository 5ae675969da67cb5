import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

const limits = { running: 2, waiting: 1, onFull: () => new Error('full') };

it('lets one person wait in line, or turns them away, and nobody else', async () => {
  const turns = takeTurns(limits);
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const anns = [1, 2, 3].map(() => turns('ann', () => gate));
  await expect(turns('ann', () => gate)).rejects.toThrow('full');
  expect(await turns('bob', async () => 'at once')).toBe('at once');
  open();
  await Promise.all(anns);
  expect(await turns('ann', async () => 'again')).toBe('again');
});
