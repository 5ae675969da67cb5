import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** In the zone of the machine. */
const evening = new Date(2026, 10, 18, 23, 59, 30).getTime();

it('is the same for a minute', () => {
  vi.setSystemTime(evening - 120_000);
  const { result, rerender } = renderHook(useNow);
  expect(result.current).toBe(evening - 120_000);
  vi.setSystemTime(evening - 60_001);
  rerender();
  expect(result.current).toBe(evening - 120_000);
  vi.setSystemTime(evening - 60_000);
  rerender();
  expect(result.current).toBe(evening - 60_000);
});

it('goes on by itself', () => {
  vi.setSystemTime(evening - 3_600_000);
  const { result } = renderHook(useNow);
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(result.current).toBe(evening - 3_540_000);
});

it('is of the new day from midnight on', () => {
  vi.setSystemTime(evening);
  const { result, rerender } = renderHook(useNow);
  expect(result.current).toBe(evening);
  vi.setSystemTime(evening + 30_000);
  rerender();
  expect(result.current).toBe(evening + 30_000);
});
