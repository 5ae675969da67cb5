// What goes out and when: pausing, reviewing, approving, and messages from before.
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { expectFine } from '../support/expect-fine.ts';
import { accountName, buyPack, connectInstagram, delivered } from '../support/sending.ts';
import { makeMessages, makeProject } from '../support/work.ts';
import { connection, sending, message } from '../support/sending-screens.ts';

test('pausing holds new messages, and resuming sends them', async ({ page, person }) => {
  await buyPack(person);
  const account = accountName();
  await connectInstagram(person, account);
  const project = await makeProject(person);
  await page.goto('/app/dashboard');
  await sending(page).getByRole('button', { name: 'Pause sending' }).click();
  await expect(sending(page)).toContainText('Sending is paused.');

  await makeMessages(person, project, ['mira.kilns']);
  await page.goto(`/app/projects/${project.id}`);
  await expect(message(page, 'mira.kilns').getByText('Held', { exact: true })).toBeVisible();
  await expect(message(page, 'mira.kilns')).toContainText('Sending is paused.');
  expect(await delivered(account)).toEqual([]);

  await page.goto('/app/dashboard');
  await expect(sending(page).getByRole('link', { name: '1 waiting' })).toBeVisible();
  await sending(page).getByRole('button', { name: 'Resume sending' }).click();
  await expect.poll(async () => (await delivered(account)).map(({ to }) => to)).toEqual(['mira.kilns']);
  await page.goto(`/app/projects/${project.id}`);
  await expect(message(page, 'mira.kilns').getByText('Sent', { exact: true })).toBeVisible();
  await message(page, 'mira.kilns').getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Message' })).toContainText('changes only your copy');
});

for (const width of [360, 1280]) {
  test(`the choice about mails appears where nothing has to move for it, ${width} px wide`, async ({
    page,
    person,
  }) => {
    await buyPack(person);
    await connectInstagram(person, accountName());
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/notices', async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/app/dashboard');
    await expect(connection(page).getByText('Connected')).toBeVisible();
    const below = sending(page).getByRole('link', { name: 'Do-not-contact list' });
    await expect(below).toBeVisible();
    const mails = sending(page).getByRole('button', { name: 'Change mails' });
    await expect(mails).toBeHidden();
    const before = await below.boundingBox();
    release();
    await expect(mails).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
  });
}

test('messages in review are approved one by one, all at once, and skipped', async ({ page, person }) => {
  await buyPack(person);
  const account = accountName();
  await connectInstagram(person, account);
  const project = await makeProject(person);
  await page.goto(`/app/projects/${project.id}`);
  await sending(page).getByText('Hold for my review').click();
  await expect(sending(page).getByLabel('Hold for my review')).toBeChecked();
  const read = () => callApi('GET', `/projects/${project.id}/sending`, { token: person.token });
  await expect.poll(read).toMatchObject({ mode: 'review' });

  await makeMessages(person, project, ['mira.kilns', 'anna.bakes', 'zen.garden', 'ridge.rope']);
  await page.reload();
  await expect(page.getByText('For your review', { exact: true })).toHaveCount(4);
  await expect(sending(page)).toContainText('4 messages are waiting for your review');
  await expect(sending(page)).toContainText('Once approved: 4 messages, done today');
  await expectFine(page);
  await message(page, 'ridge.rope').getByRole('button', { name: 'Skip' }).click();
  await expect(message(page, 'ridge.rope')).toContainText('Skipped by you.');
  await message(page, 'mira.kilns').getByRole('button', { name: 'Approve' }).click();
  await expect(message(page, 'mira.kilns').getByText('Sent', { exact: true })).toBeVisible();
  await expect(sending(page)).toContainText('2 messages are waiting for your review');
  const approveAll = async (look?: () => Promise<void>) => {
    await sending(page).getByRole('button', { name: 'Approve all' }).click();
    const question = page.getByRole('dialog', { name: 'Approve 2 messages?' });
    await expect(question).toContainText('The first is for @anna.bakes.');
    await look?.();
    await question.getByRole('button', { name: 'Approve 2 messages' }).click();
    await expect(page.getByText('2 messages approved', { exact: true })).toBeVisible();
  };
  await approveAll(() => expectFine(page));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sending(page)).toContainText('2 messages are waiting for your review');
  await expect(page.getByText('For your review', { exact: true })).toHaveCount(2);
  const asked = Date.now();
  await approveAll();
  // They are sent when they can no longer be undone, ten seconds later, and then one by one.
  const reached = async () => (await delivered(account)).map(({ to }) => to).toSorted();
  await page.mouse.move(640, 10);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  expect(Date.now() - asked).toBeGreaterThanOrEqual(10_000);
  await expect.poll(reached).toEqual(['anna.bakes', 'mira.kilns', 'zen.garden']);
  for (const { to, delivered_at } of await delivered(account))
    if (to !== 'mira.kilns') expect(Date.parse(delivered_at) - asked).toBeGreaterThanOrEqual(10_000);
  await expect(page.getByText('Sent', { exact: true }).and(page.locator('article *'))).toHaveCount(3);
});

test('messages from before connecting are scheduled together, after a confirmation', async ({
  page,
  person,
}) => {
  await buyPack(person);
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns', 'anna.bakes', 'old.client']);
  const account = accountName();
  await connectInstagram(person, account);
  await callApi('POST', '/do-not-contact', { token: person.token, body: { usernames: ['old.client'] } });
  await page.goto(`/app/projects/${project.id}`);
  await sending(page).getByRole('link', { name: '3 messages were never scheduled' }).click();
  await expect(page).toHaveURL(`/app/projects/${project.id}?state=unsent#messages`);
  await expect(page.getByRole('article')).toHaveCount(3);
  await sending(page).getByRole('button', { name: 'Send all unsent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send 2 messages?' });
  await expect(dialog).toContainText('Including those already waiting: 2 messages');
  await expect(dialog).toContainText('Left out: 1 on your do-not-contact list.');
  await expectFine(page);
  expect(await delivered(account)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send 2 messages' }).click();
  const reached = async () => (await delivered(account)).map(({ to }) => to).toSorted();
  await expect.poll(reached).toEqual(['anna.bakes', 'mira.kilns']);
  await expect(sending(page).getByRole('button', { name: 'Send all unsent' })).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toHaveAccessibleName('@old.client');
});
