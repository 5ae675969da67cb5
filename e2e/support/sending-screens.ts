// Parts of the screens about sending.
import type { Page } from '@playwright/test';

export const connection = (page: Page) => page.getByRole('region', { name: 'Instagram connection' });
export const sending = (page: Page) => page.getByRole('region', { name: 'Sending', exact: true });
export const message = (page: Page, username: string) => page.getByRole('article', { name: `@${username}` });

export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await connection(page).getByLabel('Instagram username').fill(username);
  await connection(page).getByLabel('Instagram password').fill(password);
  await connection(page).getByRole('button', { name: 'Connect Instagram' }).click();
}
