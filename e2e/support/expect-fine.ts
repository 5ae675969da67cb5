// A screen as it is, light and dark, on a phone and on a desk: axe finds nothing, and nothing scrolls sideways.
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';

const widths = [360, 1280];
const schemes = ['light', 'dark'] as const;

export async function expectFine(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // The stand-ins' own pages and the API reference have no theme but the system's.
      await expect(page.locator(`html:is(:not([data-theme]), [data-theme=${colorScheme}])`)).toBeAttached();
      await page.evaluate(finishAnimations);
      await test.step(`${width} px, ${colorScheme}`, () =>
        expectAccessible(page, colorScheme === 'light' ? 'all' : 'colours'));
    }
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
