// A screen as it is, light and dark, on a phone and on a desk: axe finds nothing, and nothing scrolls sideways.
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

type Look = { width: number; colorScheme: 'light' | 'dark'; checks: 'all' | 'colours' };

const everyLook: Look[] = [360, 1280].flatMap((width) => [
  { width, colorScheme: 'light', checks: 'all' },
  { width, colorScheme: 'dark', checks: 'colours' },
]);
const eachOnce: Look[] = [
  { width: 360, colorScheme: 'dark', checks: 'all' },
  { width: 1280, colorScheme: 'light', checks: 'all' },
];

export function expectFine(page: Page): Promise<void> {
  return expectLooks(page, everyLook);
}

/** Each width and each theme once: for the many states of screens that are looked at in full elsewhere. */
export function expectFineOnce(page: Page): Promise<void> {
  return expectLooks(page, eachOnce);
}

async function expectLooks(page: Page, looks: Look[]): Promise<void> {
  for (const { width, colorScheme, checks } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The stand-ins' own pages and the API reference have no theme but the system's.
    await expect(page.locator(`html:is(:not([data-theme]), [data-theme=${colorScheme}])`)).toBeAttached();
    await page.evaluate(finishAnimations);
    await test.step(`${width} px, ${colorScheme}`, () => expectAccessible(page, checks));
    await expectNothingBeyond(page, width);
  }
}

export async function expectNothingBeyond(page: Page, width: number): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `pixels beyond ${width}`).toBeLessThanOrEqual(0);
}

/** Colours in the middle of a change are neither the old nor the new ones. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}
