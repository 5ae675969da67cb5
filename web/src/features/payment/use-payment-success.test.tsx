import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePaymentSuccess } from './use-payment-success.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function arrive(address: string) {
  const reload = vi.fn();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ paid: usePaymentSuccess(reload), search: useLocation().search }), {
    wrapper,
  });
  return { reload, now: () => result.current };
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

it('clears the query at once and keeps the rest of it', () => {
  expect(arrive('/app/payments?payment=success&plan=plan_3').now().search).toBe('?plan=plan_3');
});

it('asks for the data again after one second, once', () => {
  const { reload } = arrive('/app/payments?payment=success');
  pass(999);
  expect(reload).not.toHaveBeenCalled();
  pass(1);
  expect(reload).toHaveBeenCalledTimes(1);
  pass(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says so for five seconds', () => {
  const { now } = arrive('/app/payments?payment=success');
  pass(4999);
  expect(now().paid).toBe(true);
  pass(1);
  expect(now().paid).toBe(false);
});

it.each(['/app/payments', '/app/payments?payment=cancelled'])('leaves %s alone', (address) => {
  const { reload, now } = arrive(address);
  pass(60_000);
  expect(now().paid).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
