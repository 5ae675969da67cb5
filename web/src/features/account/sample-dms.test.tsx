import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleDms } from './sample-dms.data.ts';
import { SampleDms } from './sample-dms.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const [first, second] = sampleDms;
const last = sampleDms[sampleDms.length - 1]!;
const turnMs = 7000;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shows = (handle: string) => screen.getByText(handle).closest('[aria-hidden]') === null;

it('turns every 7 seconds, round and round', () => {
  render(<SampleDms />);
  expect(shows(first.handle)).toBe(true);
  wait(turnMs - 1);
  expect(shows(first.handle)).toBe(true);
  wait(1);
  expect(shows(second.handle)).toBe(true);
  wait(turnMs * (sampleDms.length - 1));
  expect(shows(first.handle)).toBe(true);
});

it.each([
  ['pointing at it', 'pointerenter', 'pointerleave'],
  ['focus in it', 'focusin', 'focusout'],
])('%s stops it for as long', (_, start, end) => {
  render(<SampleDms />);
  const section = screen.getByLabelText('Sample messages');
  act(() => void section.dispatchEvent(new Event(start)));
  wait(20_000);
  expect(shows(first.handle)).toBe(true);
  act(() => void section.dispatchEvent(new Event(end)));
  wait(turnMs);
  expect(shows(second.handle)).toBe(true);
});

it('can be paused and turned by hand', () => {
  render(<SampleDms />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause samples' }));
  wait(20_000);
  expect(shows(first.handle)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Previous sample' }));
  expect(shows(last.handle)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Next sample' }));
  expect(shows(first.handle)).toBe(true);
});

it('stands still with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(<SampleDms />);
  wait(20_000);
  expect(shows(first.handle)).toBe(true);
  expect(screen.getByRole('button', { name: 'Play samples' })).toBeTruthy();
});

it('marks what came from the profile, there and in the message', () => {
  render(<SampleDms />);
  const marks = [...document.querySelectorAll('mark')]
    .filter((mark) => !mark.closest('[aria-hidden]'))
    .map((mark) => mark.textContent);
  const marked = (text: string) => text.split('*').filter((_, index) => index % 2 === 1);
  expect(marked(first.text).length).toBeGreaterThan(1);
  expect(marks).toEqual([first.name, first.bio, first.text].flatMap(marked));
});
