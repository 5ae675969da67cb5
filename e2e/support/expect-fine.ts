// A screen as it is, on a phone and on a desk, light and dark: axe finds nothing, and nothing scrolls sideways.
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

type Theme = 'light' | 'dark';

/** Each width and each theme once, and the usual look at the end. */
export function expectFine(page: Page): Promise<void> {
  return expectLooks(page, { phone: 'dark', desk: 'light' });
}

/** For screens of which `expectFine` sees many states: together they see them in every pair. */
export function expectFineInverted(page: Page): Promise<void> {
  return expectLooks(page, { phone: 'light', desk: 'dark' });
}

async function expectLooks(page: Page, themes: { phone: Theme; desk: Theme }): Promise<void> {
  for (const { width, theme } of [
    { width: 360, theme: themes.phone },
    { width: 1280, theme: themes.desk },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    // The stand-ins' own pages and the API reference have no theme but the system's.
    await expect(page.locator(`html:is(:not([data-theme]), [data-theme=${theme}])`)).toBeAttached();
    await page.evaluate(finishAnimations);
    await test.step(`${width} px, ${theme}`, () => expectAccessible(page));
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
