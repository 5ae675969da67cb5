import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seeEverything, wantLessMotion } from '../testing/viewport.ts';
import { examples } from './examples.ts';
import { textOf } from './runs.ts';
import { Scene } from './scene.tsx';
import { nextMoment } from './use-scene.ts';

const [first, second] = examples;
const messageOf = (example = first) => textOf(example.message);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Each timer is set by the render that the last one caused, so each step runs one of them. */
async function until(condition: () => boolean): Promise<void> {
  for (let step = 0; step < 400 && !condition(); step++) await pass(300);
  expect(condition()).toBe(true);
}

const current = (page: Document) => page.querySelector('figure > div:first-child > :not([aria-hidden])')!;

/** What is visible: the bubble that is being typed, or the finished one. */
function visibleMessage(): string {
  const shown = current(document);
  const typed = shown.querySelector('[aria-hidden] [dir=auto]');
  if (!typed) return shown.querySelector('[dir=auto]')!.textContent;
  return [...typed.childNodes]
    .filter((node) => !(node instanceof HTMLElement && node.classList.contains('opacity-0')))
    .map((node) => node.textContent)
    .join('');
}

const marksInProfile = () =>
  [...current(document).firstElementChild!.querySelectorAll('mark')].map((mark) => mark.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  seeEverything();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is complete in the prerendered page', () => {
  const page = new DOMParser().parseFromString(renderToString(<Scene />), 'text/html');
  const shown = current(page);
  expect(shown.querySelector('[dir=auto]')!.textContent).toBe(messageOf());
  expect(shown.querySelectorAll('mark')).toHaveLength(4);
});

it('types the next message and marks each detail in the profile as it is typed', async () => {
  render(<Scene />);
  expect(visibleMessage()).toBe(messageOf());
  await until(() => visibleMessage() === 'Writing');
  expect(marksInProfile()).toEqual([]);

  await until(() => marksInProfile().length === 1);
  expect(messageOf(second).startsWith(visibleMessage())).toBe(true);
  expect(visibleMessage().length).toBeGreaterThan(second!.message[0]!.text.length);
  expect(visibleMessage().length).toBeLessThan(messageOf(second).length);

  await until(() => visibleMessage() === messageOf(second));
  expect(marksInProfile()).toHaveLength(2);
});

it('stands still and complete when it is paused in the middle, and goes on when told', async () => {
  render(<Scene />);
  await until(() => marksInProfile().length === 1);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the examples' }));
  expect(visibleMessage()).toBe(messageOf(second));
  await pass(60_000);
  expect(visibleMessage()).toBe(messageOf(second));

  fireEvent.click(screen.getByRole('button', { name: 'Play the examples' }));
  await until(() => visibleMessage() === 'Writing');
});

it('does not move with reduced motion, but shows what is asked for', async () => {
  wantLessMotion();
  render(<Scene />);
  await pass(60_000);
  expect(visibleMessage()).toBe(messageOf());
  fireEvent.click(screen.getByRole('button', { name: `Example 2: ${second!.craft}` }));
  expect(visibleMessage()).toBe(messageOf(second));
  await pass(60_000);
  expect(visibleMessage()).toBe(messageOf(second));
});

it('shows every message to its end, then the next, then begins again', () => {
  const seen: number[] = [];
  let moment = { index: 0, typed: Infinity };
  for (let step = 0; step < 40; step++) {
    moment = nextMoment(moment, [4, 5, 3]).moment;
    if (moment.typed >= [4, 5, 3][moment.index]!) seen.push(moment.index);
  }
  expect(seen.slice(0, 4)).toEqual([1, 2, 0, 1]);
});
