// After a month of work, every place that shows a figure says the same, and leads to as many messages.
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { expectFine } from '../support/expect-fine.ts';
import { insertSent } from '../support/database.ts';
import type { Person } from '../support/person.ts';
import { accountName, buyPack, connectInstagram } from '../support/sending.ts';
import { makeMessages, makeProject, type Project } from '../support/work.ts';

type Thread = { id: string; username: string };
const ofPerson = ({ token }: Person) => ({ token });

/** One who is keen and one who asks to stop, as they really answer. */
async function talk(person: Person, project: Project): Promise<void> {
  await buyPack(person);
  await connectInstagram(person, accountName());
  await makeMessages(person, project, ['keen.potter', 'pleasestop.potter']);
  const threads = () => callApi<Thread[]>('GET', '/conversations?filter=answered', ofPerson(person));
  await expect.poll(async () => (await threads()).length, { timeout: 90_000 }).toBe(2);
  const keen = (await threads()).find(({ username }) => username === 'keen.potter')!;
  const decided = { ...ofPerson(person), body: { outcome: 'interested' } };
  await callApi('PUT', `/conversations/${keen.id}/outcome`, decided);
}

const shown = (page: Page, name: string) => page.getByRole('link', { name, exact: false }).first();

test('all figures agree after a scripted month', async ({ page, person }) => {
  const first = await makeProject(person, { name: 'First' });
  const second = await makeProject(person, { name: 'Second' });
  await callApi('PUT', `/projects/${second.id}/voice-test`, {
    ...ofPerson(person),
    body: { tone: 'warm', length: 'usual', offer_line: '', ask: '' },
  });
  await talk(person, first);
  for (let week = 0; week < 4; week++)
    await insertSent(person.email, first.id, {
      count: 10,
      answered: 3,
      interested: 1,
      daysAgo: 1 + 7 * week,
    });
  await insertSent(person.email, second.id, {
    count: 20,
    answered: 2,
    interested: 1,
    daysAgo: 3,
    variant: 'a1',
  });
  await insertSent(person.email, second.id, {
    count: 20,
    answered: 6,
    interested: 2,
    daysAgo: 3,
    variant: 'b1',
  });
  // Before the month: part of the projects' figures, not of the last 30 days.
  await insertSent(person.email, first.id, { count: 30, answered: 3, interested: 0, daysAgo: 45 });

  // 2 + 40 + 40 were sent; the keen one, the one who asked to stop, 12 and 8 answered; 1, 4 and 3 are interested.
  await page.goto('/app/dashboard');
  const answers = page.getByRole('region', { name: 'Answers in the last 30 days' });
  await expect(answers).toContainText('27% of 82 sent');
  await expect(answers).toContainText('10% of 82 sent');
  await expect(answers).toContainText('17 points more than in the 30 days before');
  await expectFine(page);
  for (const [name, state, count] of [
    ['Answered: 22,', 'Answered', 22],
    ['Interested: 8,', 'Interested', 8],
  ] as const) {
    await page.goto('/app/dashboard');
    await answers.getByRole('link', { name }).click();
    await expect(page.getByText(`Showing ${count} of 112 messages`)).toBeVisible();
    await expect(page.getByRole('button', { name: `${state} ${count}`, pressed: true })).toBeVisible();
  }
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: /^Sent 82,/ }).click();
  await expect(page.getByRole('button', { name: 'Sent 82', pressed: true })).toBeVisible();

  await page.goto('/app/projects');
  await expect(shown(page, '72 sent, First')).toBeVisible();
  await expectFine(page);
  for (const [name, state, count] of [
    ['72 sent, First', 'Sent', 72],
    ['17 answered (24%), First', 'Answered', 17],
    ['5 interested (7%), First', 'Interested', 5],
    ['40 sent, Second', 'Sent', 40],
    ['8 answered (20%), Second', 'Answered', 8],
    ['3 interested (8%), Second', 'Interested', 3],
  ] as const) {
    await page.goto('/app/projects');
    await shown(page, name).click();
    await expect(page.getByRole('button', { name: `${state} ${count}`, pressed: true })).toBeVisible();
    const results = page.getByRole('region', { name: 'Sending', exact: true });
    await expect(results.getByRole('link', { name: `${state}: ${count}` })).toBeVisible();
  }

  // Still on the second project: its voices add up to it.
  const voices = page.getByRole('region', { name: 'Two voices' });
  for (const name of [
    'A: 20 sent',
    'B: 20 sent',
    'A: 2 answered',
    'B: 6 answered',
    'A: 1 interested',
    'B: 2 interested',
  ])
    await expect(voices.getByRole('link', { name })).toBeVisible();

  const lines = async (project: Project) => {
    const answer = await page.request.get(`/api/projects/${project.id}/export?format=csv`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    return (await answer.text()).split('\r\n');
  };
  const inFirst = await lines(first);
  expect(inFirst.filter((line) => line.endsWith(',Interested'))).toHaveLength(5);
  expect(inFirst.filter((line) => line.includes(',Answered,'))).toHaveLength(17);
  expect(inFirst.find((line) => line.startsWith('keen.potter'))).toContain('Oh, that sounds great!');
  expect((await lines(second)).filter((line) => line.endsWith(',Interested'))).toHaveLength(3);
});
