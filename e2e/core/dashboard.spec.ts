// The dashboard: of a newcomer, and of somebody who has written.
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { makeMessages, makeProject } from '../support/work.ts';

test('leads a newcomer to the first message in three steps', async ({ page, person }) => {
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.name);
  await expect(page.getByText("You don't have any projects yet", { exact: true })).toBeVisible();
  await expect(page.getByText('No messages yet', { exact: true })).toBeVisible();
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Generate New DM' })).toHaveAttribute('href', '/app/projects');
  await page.getByRole('link', { name: 'Create a project' }).click();
  await expect(page.getByRole('dialog', { name: 'New Project' })).toBeVisible();

  const project = await makeProject(person);
  await page.goto('/app/dashboard');
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await page.getByRole('link', { name: 'Add usernames' }).click();
  await expect(page).toHaveURL(`/app/projects/${project.id}`);
});

test('shows three tiles, four projects and six messages', async ({ page, person, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const name of ['One', 'Two', 'Three', 'Four']) await makeProject(person, { name });
  const last = await makeProject(person, { name: 'Five' });
  const names = ['a.one', 'b.two', 'c.three', 'd.four', 'e.five', 'f.six', 'g.seven'];
  const messages = await makeMessages(person, last, names);

  await page.goto('/app/dashboard');
  for (const [name, value] of [
    ['Available Credits', '3'],
    ['Projects', '5'],
    ['Messages Generated', '7'],
  ]) {
    await expect(
      page.getByRole('region', { name: name!, exact: true }).getByText(value!, { exact: true }),
    ).toBeVisible();
  }
  await expect(page.getByRole('link', { name: /^Open / })).toHaveCount(4);
  await expect(page.getByRole('link', { name: 'Open Five' })).toHaveAttribute(
    'href',
    `/app/projects/${last.id}`,
  );
  await expect(page.getByRole('button', { name: 'Copy DM' })).toHaveCount(6);
  await page.getByRole('button', { name: 'Copy DM' }).first().click();
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(messages[6]!.generated_message);
  await expect(page.getByRole('link', { name: 'Buy Messages' }).filter({ visible: true })).toHaveAttribute(
    'href',
    '/app/payments',
  );
  await page.getByRole('link', { name: 'Generate New DM' }).click();
  await expect(page).toHaveURL(`/app/projects/${last.id}`);
});

test('has a bar with both actions on a phone', async ({ page, person }) => {
  const project = await makeProject(person);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/app/dashboard');
  const generate = page.getByRole('link', { name: 'Generate DM', exact: true });
  await expect(generate).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Buy Messages' }).last()).toBeInViewport({ ratio: 1 });
  await expect(generate).toHaveAttribute('href', `/app/projects/${project.id}`);
  await expect(page.getByRole('link', { name: 'Generate New DM' })).toBeHidden();

  await page.goto(`/app/projects/${project.id}`);
  await expect(page.getByText('No messages yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate DM' })).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Generate DM' }).click();
  await expect(page.getByLabel('Usernames', { exact: true })).toBeInViewport();
  await expect(page.getByLabel('Usernames', { exact: true })).toBeFocused();
});

test('thanks for a payment for five seconds and clears the query', async ({ page }) => {
  await page.clock.install();
  await page.goto('/app/dashboard?payment=success');
  const banner = page.getByText('Payment successful! Your credits have been added to your account.', {
    exact: true,
  });
  await expect(banner).toBeVisible();
  await expect(page).toHaveURL('/app/dashboard');
  await page.clock.fastForward(5_000);
  await expect(banner).toBeHidden();
});

test('a card that did not load says so quietly, and tries again', async ({ page, trouble }) => {
  trouble.expect(500);
  await page.route('**/api/projects/', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/app/dashboard');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByText("You don't have any projects yet", { exact: true })).toBeVisible();
});

test('tile and chart agree, also once the project is gone', async ({ page, person }) => {
  const { token } = person;
  const project = await makeProject(person);
  const [mira] = await makeMessages(person, project, ['mira.kilns', 'anna.bakes']);
  await callApi('PUT', `/scrape/messages/${mira!.id}/sent`, { token, body: { sent: true } });
  await callApi('PUT', `/scrape/messages/${mira!.id}/answered`, { token, body: { answered: true } });
  const chart = page.getByRole('region', { name: 'The last 30 days' });
  const agrees = async () => {
    await expect(page.getByRole('region', { name: 'Messages Generated' })).toContainText('2');
    await expect(chart.getByRole('listitem')).toHaveText(['Generated 2', 'Sent 1 (1 by hand)', 'Failed 0']);
  };
  await page.goto('/app/dashboard');
  await agrees();
  await callApi('DELETE', `/projects/${project.id}`, { token });
  await expect(page.getByText('No messages yet', { exact: true })).toBeVisible();
  await agrees();
  await page.reload();
  await agrees();
});
