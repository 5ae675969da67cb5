// A prerendered page is visible before its scripts have loaded. Until then links load whole pages, and buttons do nothing.
import { expect, type Page } from '@playwright/test';

/** React sets its properties on every hydrated element. */
export async function hydrated(page: Page): Promise<void> {
  const isHydrated = () =>
    Object.keys(document.querySelector('#root a') ?? {}).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
}
