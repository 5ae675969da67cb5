// Changes in another tab, on another device or in the worker appear on every screen without a reload.
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { delayNextTry } from '../support/database.ts';
import { makeMessages, makeProject } from '../support/work.ts';

test('changes made elsewhere appear on every screen without a reload', async ({ page, person }) => {
  await page.goto('/app/projects');
  await expect(page.getByText("You don't have any projects yet")).toBeVisible();
  const project = await makeProject(person, { name: 'From another device' });
  await expect(page.getByText('From another device')).toBeVisible();

  await page.goto('/app/messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
  const [message] = await makeMessages(person, project, ['mira.kilns']);
  const card = page.getByRole('article', { name: '@mira.kilns' });
  await expect(card).toBeVisible();
  const { token } = person;
  await callApi('PUT', `/scrape/messages/${message!.id}/sent`, { token, body: { sent: true } });
  await expect(card.getByText('Sent', { exact: true })).toBeVisible();

  await page.goto('/app/do-not-contact');
  await expect(page.getByText('No one is on the list yet')).toBeVisible();
  await callApi('POST', '/do-not-contact', { token, body: { usernames: ['anna.bakes'] } });
  await expect(page.getByText('1 person on the list')).toBeVisible();
  await page.goto('/app/payments/history');
  const ledger = page.getByRole('region', { name: 'Credit history' });
  await expect(ledger.getByText('@mira.kilns')).toBeVisible();
  // Its source is down, so it waits between tries.
  const body = { username: 'down.town' };
  const queue = `/scrape/projects/${project.id}/queue`;
  const { id } = await callApi<{ id: string }>('POST', queue, { token, body });
  const row = ledger.getByRole('listitem').filter({ hasText: '@down.town' });
  await expect(row).toContainText('Waiting');
  await expect(row).toContainText('8 left');
  await delayNextTry(person.email, 'down.town');
  await callApi('DELETE', `/scrape/jobs/${id}`, { token });
  await expect(row).toContainText('Returned');
  await expect(row).toContainText('9 left');
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('time')).toHaveAttribute('datetime', /^20\d\d-/);
  await expect(page.getByRole('link', { name: '9 credits left, buy more' })).toBeVisible();
});

test('a job queued in another tab appears on an idle project page', async ({ page, person }) => {
  const project = await makeProject(person);
  await page.goto(`/app/projects/${project.id}`);
  await expect(page.getByText('The queue is empty.', { exact: false })).toBeVisible();
  const body = { username: 'missing.person' };
  await callApi('POST', `/scrape/projects/${project.id}/queue`, { token: person.token, body });
  await expect(page.getByRole('button', { name: 'Dismiss @missing.person' })).toBeVisible();
});

test('changes made while offline appear once the network is back', async ({ page, person, pageErrors }) => {
  pageErrors.expect('no answer');
  const project = await makeProject(person);
  await page.goto('/app/messages');
  await expect(page.getByText('No messages yet')).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  await page.context().setOffline(true);
  await failed;
  await makeMessages(person, project, ['mira.kilns']);
  await page.context().setOffline(false);
  await expect(page.getByRole('article', { name: '@mira.kilns' })).toBeVisible();
});
