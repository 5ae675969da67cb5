import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SampleDms } from './sample-dms.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shows = (handle: string) => screen.getByText(handle).closest('[aria-hidden]') === null;

it('turns every 7 seconds, round and round', () => {
  render(<SampleDms />);
  expect(shows('mira.kilns')).toBe(true);
  wait(6999);
  expect(shows('mira.kilns')).toBe(true);
  wait(1);
  expect(shows('northlight.yoga')).toBe(true);
  wait(14_000);
  expect(shows('mira.kilns')).toBe(true);
});

it.each([
  ['pointing at it', 'pointerenter', 'pointerleave'],
  ['focus in it', 'focusin', 'focusout'],
])('%s stops it for as long', (_, start, end) => {
  render(<SampleDms />);
  const section = screen.getByLabelText('Sample messages');
  act(() => void section.dispatchEvent(new Event(start)));
  wait(20_000);
  expect(shows('mira.kilns')).toBe(true);
  act(() => void section.dispatchEvent(new Event(end)));
  wait(7000);
  expect(shows('northlight.yoga')).toBe(true);
});

it('can be paused and turned by hand', () => {
  render(<SampleDms />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause samples' }));
  wait(20_000);
  expect(shows('mira.kilns')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Previous sample' }));
  expect(shows('ridge.and.rope')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Next sample' }));
  expect(shows('mira.kilns')).toBe(true);
});

it('stands still for people who asked for less movement', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(<SampleDms />);
  wait(20_000);
  expect(shows('mira.kilns')).toBe(true);
  expect(screen.getByRole('button', { name: 'Play samples' })).toBeTruthy();
});

it('marks the same details in the profile and in the message', () => {
  render(<SampleDms />);
  const marks = [...document.querySelectorAll('mark')]
    .filter((mark) => !mark.closest('[aria-hidden]'))
    .map((mark) => mark.textContent.toLowerCase());
  expect(marks).toEqual([
    'kiln opening every first sunday',
    'leipzig',
    'kiln opening every first sunday',
    'leipzig',
  ]);
});
