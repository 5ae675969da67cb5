import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettling } from './use-settling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function List({ ids, first = 0 }: { ids: string; first?: number }) {
  const list = useRef<HTMLUListElement>(null);
  useSettling(
    list,
    ids.split('').map((id) => ({ id })),
    first,
  );
  return <ul ref={list} />;
}

const isSettling = () => screen.getByRole('list').hasAttribute('data-settling');

it.each([
  ['one was taken away', 'bcd', true],
  ['one came in front', 'zabcd', true],
  ['the order is another', 'acbd', true],
  ['nothing changed', 'abcd', false],
  ['the last was taken away', 'abc', false],
  ['more came at the end', 'abcdef', false],
])('when %s', (_, after, moved) => {
  const { rerender } = render(<List ids="abcd" />);
  expect(isSettling()).toBe(false);
  rerender(<List ids={after} />);
  expect(isSettling()).toBe(moved);
  act(() => void vi.advanceTimersByTime(1000));
  expect(isSettling()).toBe(false);
});

it('goes by the place in the whole list, of which pages come and go', () => {
  const { rerender } = render(<List ids="abcd" />);
  rerender(<List ids="cd" first={2} />);
  expect(isSettling()).toBe(false);
  rerender(<List ids="zabcd" />);
  expect(isSettling()).toBe(true);
});

it('begins anew with each move, and no other render ends it', () => {
  const { rerender } = render(<List ids="abcd" />);
  for (const ids of ['bcd', 'bcd', 'cd']) {
    rerender(<List ids={ids} />);
    act(() => void vi.advanceTimersByTime(400));
  }
  expect(isSettling()).toBe(true);
});
