// Checks a screen on phone and desktop, light and dark: axe finds nothing, and nothing scrolls sideways.
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, type Rules } from './axe.ts';

type Look = { width: 360 | 1280; theme: 'light' | 'dark'; rules: Rules };

/** Each width and each theme once, with the default last. */
export function expectFine(page: Page): Promise<void> {
  return expectLooks(page, [
    { width: 360, theme: 'dark', rules: 'all' },
    { width: 1280, theme: 'light', rules: 'all' },
  ]);
}

/** For what does not stay open when the screen changes between phone and desktop. */
export function expectFineAt(page: Page, width: Look['width']): Promise<void> {
  return expectLooks(page, [
    { width, theme: 'dark', rules: 'all' },
    { width, theme: 'light', rules: 'colours' },
  ]);
}

/** For a static screen whose other states are covered elsewhere. */
export function expectFineInEveryLook(page: Page): Promise<void> {
  return expectLooks(page, [
    { width: 360, theme: 'light', rules: 'all' },
    { width: 360, theme: 'dark', rules: 'colours' },
    { width: 1280, theme: 'dark', rules: 'all' },
    { width: 1280, theme: 'light', rules: 'colours' },
  ]);
}

async function expectLooks(page: Page, looks: Look[]): Promise<void> {
  // A screen that still loads has none, and is not what is to be checked.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const { width, theme, rules } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    // The stand-ins' pages and the API reference follow the system's theme only.
    await expect(page.locator(`html:is(:not([data-theme]), [data-theme=${theme}])`)).toBeAttached();
    await page.evaluate(finishAnimations);
    await test.step(`${width} px, ${theme}`, () => expectAccessible(page, rules));
    await expectNothingBeyond(page, width);
  }
}

export async function expectNothingBeyond(page: Page, width: number): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `pixels beyond ${width}`).toBeLessThanOrEqual(0);
}

/** Colours in transition are neither the old nor the new ones. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
}
