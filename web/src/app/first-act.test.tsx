import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstAct, isAwaited } from './first-act.ts';

/** Whether it has happened after these. */
async function isBegunBy(...events: Event[]): Promise<boolean> {
  let begun = false;
  void firstAct().then(() => (begun = true));
  for (const event of events) window.dispatchEvent(event);
  await Promise.resolve();
  // What is left listening must not hear the next test.
  window.dispatchEvent(new KeyboardEvent('keydown'));
  return begun;
}

const move = (movementX: number, movementY: number) =>
  Object.assign(new PointerEvent('pointermove'), { movementX, movementY });

describe('somebody is there', () => {
  it.each([
    ['moves the pointer', move(1, 0)],
    ['moves it down', move(0, -2)],
    ['presses a key', new KeyboardEvent('keydown')],
    ['presses the pointer where it is', new PointerEvent('pointerdown')],
    ['has the browser fill in a field', new Event('change')],
  ])('who %s', async (_, event) => {
    expect(await isBegunBy(event)).toBe(true);
  });
});

it('a page that appears under a pointer at rest is not an act, and the next move is', async () => {
  expect(await isBegunBy(move(0, 0))).toBe(false);
  expect(await isBegunBy(move(0, 0), move(3, 4))).toBe(true);
});

describe('a form', () => {
  beforeEach(() => history.replaceState(null, '', location.pathname));

  it.each([
    ['waits while it is empty', { type: 'email' }, false],
    ['waits if only a box is ticked', { type: 'checkbox', defaultChecked: true }, false],
    ['does not wait with an email in it', { type: 'email', defaultValue: 'ann@example.com' }, true],
    ['does not wait with a password in it', { type: 'password', defaultValue: 'a-secret' }, true],
    ['does not wait with a name in it', { defaultValue: 'Ann' }, true],
  ])('%s', (_, field, awaited) => {
    render(<input {...field} />);
    expect(isAwaited()).toBe(awaited);
  });
});
