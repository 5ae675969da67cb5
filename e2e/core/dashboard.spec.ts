// The dashboard on a phone, and whether its figures agree.
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { makeMessages, makeProject } from '../support/work.ts';

test('the dashboard has a bar with both actions on a phone', async ({ page, person }) => {
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

test('tile and chart agree, even after the project is deleted', async ({ page, person }) => {
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
  await chart.getByRole('link', { name: /^Sent 1, / }).click();
  await expect(page.getByText('1 more was sent and later deleted.')).toBeVisible();
  await page.goto('/app/messages');
  await expect(
    page.getByText('2 more were written and later deleted, or rewritten for a credit.'),
  ).toBeVisible();
});
