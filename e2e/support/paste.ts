// Pastes into the username box without the shared clipboard.
import type { Page } from '@playwright/test';

export async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Usernames', { exact: true }).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
