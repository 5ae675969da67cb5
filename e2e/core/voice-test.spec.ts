// A test of two voices, from its start to its end.
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { expectFine } from '../support/expect-fine.ts';
import { insertSent } from '../support/database.ts';
import { makeMessages, makeProject } from '../support/work.ts';

test('two voices are tried side by side until one has won', async ({ page, person }) => {
  const project = await makeProject(person);
  await page.goto(`/app/projects/${project.id}`);
  const card = page.getByRole('region', { name: 'Two voices' });
  await card.getByRole('button', { name: 'Add voice B' }).click();
  const drawer = page.getByRole('dialog', { name: 'Voice B' });
  await drawer.getByRole('button', { name: 'Start the test' }).click();
  await expect(drawer.getByText('B sounds exactly like A. Change something first.')).toBeVisible();
  await drawer.getByText('Playful').click();
  await drawer.getByLabel('The question at the end').fill('Shall I set it up for you?');
  await expectFine(page);
  await drawer.getByRole('button', { name: 'Start the test' }).click();
  await expect(card.getByText('Running')).toBeVisible();
  await expect(card.getByText('B differs: playful instead of plain, another question.')).toBeVisible();

  const written = await makeMessages(person, project, ['anna.bakes', 'ben.brews']);
  expect(written.map(({ generated_message: text }) => text.includes('Shall I set it up for you?'))).toEqual([
    false,
    true,
  ]);
  await expect(card.getByRole('link', { name: 'B: 1 written' })).toBeVisible();
  await expect(card.getByText('Too early to say: 0 and 0 sent; about 200 each are needed.')).toBeVisible();
  await card.getByRole('link', { name: 'B: 1 written' }).click();
  const list = page.getByRole('region', { name: 'Generated Messages' });
  await expect(list.getByText('@ben.brews').first()).toBeVisible();
  await expect(list.getByText('@anna.bakes')).toHaveCount(0);
  await list.getByRole('button', { name: 'Why this message' }).click();
  await expect(list.getByText('Written in voice B, the one under test.')).toBeVisible();
  await list.getByRole('button', { name: 'Voice B, show both' }).click();
  await expect(list.getByText('@anna.bakes').first()).toBeVisible();

  await insertSent(person.email, project.id, {
    count: 260,
    answered: 31,
    interested: 10,
    daysAgo: 1,
    variant: 'a1',
  });
  await insertSent(person.email, project.id, {
    count: 260,
    answered: 57,
    interested: 20,
    daysAgo: 1,
    variant: 'b1',
  });
  await page.reload();
  await expect(card.getByText('B gets more answers: 22% against 12% of those sent.')).toBeVisible();
  await expect(card.getByText('(17–27%)')).toBeVisible();
  await expectFine(page);
  for (const [name, state, count] of [
    ['A: 31 answered', 'Answered', 31],
    ['B: 57 answered', 'Answered', 57],
    ['B: 20 interested', 'Interested', 20],
    ['B: 260 sent', 'Sent', 260],
  ] as const) {
    await card.getByRole('link', { name }).click();
    await expect(list.getByRole('button', { name: `${state} ${count}`, pressed: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'What works' })).toContainText('520 sent messages');

  await card.getByRole('button', { name: 'Use B for all' }).click();
  await page
    .getByRole('dialog', { name: 'Use B for all?' })
    .getByRole('button', { name: 'Use B for all' })
    .click();
  await expect(card.getByText('Ended')).toBeVisible();
  await expect(card.getByText('Everything is written in B', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Voice', exact: true })).toContainText('Playful');
  const [later] = await makeMessages(person, project, ['cleo.crafts']);
  expect(later!.generated_message).toContain('Shall I set it up for you?');
  const messages = await callApi<{ username: string; variant: string | null }[]>(
    'GET',
    '/scrape/messages?q=cleo',
    {
      token: person.token,
    },
  );
  expect(messages).toMatchObject([{ username: 'cleo.crafts', variant: null }]);
});
