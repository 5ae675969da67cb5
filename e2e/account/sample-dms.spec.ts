// The sample messages next to the signup form, with a fake clock.
import type { Page } from '@playwright/test';
import { sampleDms } from '../../web/src/features/account/sample-dms.data.ts';
import { expect, test, withMotion } from '../fixtures.ts';

test.use(withMotion);

const rotationMs = 7_000;
const handles = sampleDms.map(({ handle }) => handle);

/** The clock is stopped, and the rotation has just restarted at the first sample. */
async function openSamples(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.getByRole('region', { name: 'Sample messages' }).hover();
  await page.getByLabel('Full name').hover();
  for (let turns = 0; (await shown(page).textContent()) !== handles[0]; turns += 1) {
    expect(turns).toBeLessThan(handles.length);
    await page.clock.runFor(rotationMs);
  }
}

function shown(page: Page) {
  return page
    .getByRole('region', { name: 'Sample messages' })
    .getByText(new RegExp(`^(${handles.map((handle) => handle.replaceAll('.', '\\.')).join('|')})$`))
    .filter({ visible: true });
}

test('samples change every 7 seconds, wait while hovered, and can be paused', async ({ page }) => {
  await openSamples(page);
  await page.clock.runFor(rotationMs - 1);
  await expect(shown(page)).toHaveText(handles[0]!);
  await page.clock.runFor(1);
  await expect(shown(page)).toHaveText(handles[1]!);
  await shown(page).hover();
  await page.clock.runFor(3 * rotationMs + 1);
  await expect(shown(page)).toHaveText(handles[1]!);
  await page.getByLabel('Full name').hover();
  await page.clock.runFor(rotationMs);
  await expect(shown(page)).toHaveText(handles[2]!);
  await page.getByRole('button', { name: 'Pause samples' }).click();
  await page.getByLabel('Full name').click();
  await page.clock.runFor(2 * rotationMs);
  await expect(shown(page)).toHaveText(handles[2]!);
  await page.getByRole('button', { name: 'Next sample' }).click();
  await expect(shown(page)).toHaveText(handles[3 % handles.length]!);
});
