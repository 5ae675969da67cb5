import { describe, expect, it, vi } from 'vitest';
import { remember } from './remember.ts';

describe('remember', () => {
  it('computes once what is asked again', () => {
    const compute = vi.fn((text: string) => text.length);
    const lengthOf = remember(compute);
    expect([lengthOf('one'), lengthOf('three'), lengthOf('one')]).toEqual([3, 5, 3]);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('forgets the oldest when it is full', () => {
    const compute = vi.fn((text: string) => text.toUpperCase());
    const upper = remember(compute, 2);
    for (const text of ['a', 'b', 'c', 'b', 'c']) upper(text);
    expect(compute).toHaveBeenCalledTimes(3);
    expect(upper('a')).toBe('A');
    expect(compute).toHaveBeenCalledTimes(4);
  });
});
