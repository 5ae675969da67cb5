import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useAddress } from './use-address.ts';

it('keeps both of two changes that come before the next render', () => {
  const { result } = renderHook(() => useAddress(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/?q=kiln&page=2']}>{children}</MemoryRouter>,
  });
  const [, set] = result.current;
  act(() => {
    set({ filter: 'not_now' });
    set({ q: undefined });
  });
  expect(String(result.current[0])).toBe('page=2&filter=not_now');
  act(() => result.current[1]({ page: '' }));
  expect(String(result.current[0])).toBe('filter=not_now');
});
