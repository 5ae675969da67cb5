// A form that is sent before the scripts have arrived must not put a password into the address, and so into every log.
import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const address of ['/login', '/signup', '/forgot-password', '/reset-password?token=x']) {
  test(`${address} waits for its scripts before it can be sent`, async ({ page }) => {
    await page.goto(address);
    for (const field of await page.locator('input:not([type=radio], [type=checkbox])').all()) {
      await field.fill('secret');
      await field.press('Enter');
    }
    await expect(page.locator('button[type=submit]')).toBeDisabled();
    await expect(page).toHaveURL(address);
  });
}
