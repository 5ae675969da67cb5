// A prerendered page is seen before its scripts have loaded. What a person does by then is up to the browser alone: links load the next
// page as a whole, and buttons do nothing yet.
import { expect, type Page } from '@playwright/test';

/** React leaves its properties on every element that it has taken over. */
export async function takenOver(page: Page): Promise<void> {
  const isTakenOver = () =>
    Object.keys(document.querySelector('#root a') ?? {}).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
}
