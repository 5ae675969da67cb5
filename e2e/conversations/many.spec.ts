// A long list on a phone: one conversation at a time, and the way back to its place.
import { expect, signedInTest as test } from '../fixtures.ts';
import { insertThreads } from '../support/database.ts';
import { makeProject } from '../support/work.ts';

test('going back leads to the row that was opened', async ({ page, person }) => {
  const project = await makeProject(person);
  await insertThreads(person.email, project.id, 300);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/app/conversations');
  const list = page.getByRole('list', { name: 'Conversations' });
  const row = list.getByRole('link', { name: /^@name140\b/ });
  // Only rows near the screen are in the page: towards this one, wherever the last scroll has led.
  await expect(async () => {
    const [, first] = /@name(\d+)/.exec(await list.innerText()) ?? [];
    await page.mouse.wheel(0, Number(first) > 140 ? -1000 : 1000);
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: '@name140' })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  // The page scrolls to the newest message once it is there.
  await expect(page.getByText('Tell me more')).toBeInViewport();
  await page.getByRole('link', { name: 'Conversations' }).click();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});
