// What can happen to a message: unknown, limited, or never to be sent.
import { expect, signedInTest as test } from '../fixtures.ts';
import { expectFine } from '../support/expect-fine.ts';
import { accountName, buyPack, connectInstagram, delivered } from '../support/sending.ts';
import { makeMessages, makeProject } from '../support/work.ts';
import { sending, message } from '../support/sending-screens.ts';

test('an unknown outcome is shown, and sent again only after a warning', async ({ page, person }) => {
  await buyPack(person);
  const account = accountName();
  await connectInstagram(person, account);
  const project = await makeProject(person);
  await makeMessages(person, project, ['refuses.all']);
  await page.goto(`/app/projects/${project.id}`);

  const refused = message(page, 'refuses.all');
  await expect(refused.getByText('Failed', { exact: true })).toBeVisible();
  await expect(refused).toContainText('This person does not accept messages from this account.');
  // Last, because an unknown outcome slows the account down.
  await makeMessages(person, project, ['cut.short']);
  const cut = message(page, 'cut.short');
  await expect(cut.getByText('Please check', { exact: true })).toBeVisible();
  await expect(cut).toContainText('We could not confirm that it was delivered.');
  await expectFine(page);

  await cut.getByRole('button', { name: 'Send again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send again to @cut.short?' });
  await expect(dialog).toContainText('this person will get the same message twice');
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await delivered(account)).toHaveLength(1);

  await page.goto('/app/dashboard');
  await test.step('messages that may have been sent count, but are not listed as sent', async () => {
    await expect(sending(page).getByText(/^1 of [\d,]+ today/)).toBeVisible();
    await expect(
      sending(page).getByText(/^The daily limit also counts messages that .* are not confirmed yet/),
    ).toBeVisible();
    await expect(sending(page).getByRole('link', { name: / today$/ })).toHaveCount(0);
  });
  await sending(page).getByRole('link', { name: '1 to check' }).click();
  const show = page.getByRole('group', { name: 'Show' });
  await expect(show.getByRole('button')).toHaveText(['All 2', 'To check 1', 'Failed 1']);
  await expect(page.getByRole('article')).toHaveAccessibleName('@cut.short');
  await show.getByRole('button', { name: 'Failed 1' }).click();
  await expect(page).toHaveURL('/app/messages?state=failed');
  await expect(page.getByRole('article')).toHaveAccessibleName('@refuses.all');
  await page.goto(`/app/projects/${project.id}`);
  await cut.getByRole('button', { name: 'It arrived' }).click();
  await expect(cut.getByText('Sent', { exact: true })).toBeVisible();
  await expect(cut.getByText('Please check', { exact: true })).toBeHidden();
  await expect(sending(page).getByRole('link', { name: /^1 of [\d,]+ today$/ })).toBeVisible();
});

test('a limited account pauses sending, and says so', async ({ page, person }) => {
  await buyPack(person);
  const account = accountName('blocked');
  await connectInstagram(person, account);
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns']);
  await page.goto(`/app/projects/${project.id}`);
  const reason = `Instagram limited @${account}, so sending is paused for 48 hours to protect it.`;
  await expect(message(page, 'mira.kilns')).toContainText(reason);
  await page.goto('/app/dashboard');
  await expect(sending(page).getByText('Limited', { exact: true })).toBeVisible();
  await expect(sending(page)).toContainText(reason);
  await expect(page.getByRole('region', { name: 'The last 30 days' })).toContainText('Generated 1');
  await page.getByText('Show as a table').click();
  await expectFine(page);
});

test('people on the do-not-contact list need confirmation, and are never sent a message', async ({
  page,
  person,
  pageErrors,
}) => {
  pageErrors.expect(409);
  await buyPack(person);
  const account = accountName();
  await connectInstagram(person, account);
  const project = await makeProject(person);
  await page.goto('/app/dashboard');
  await sending(page).getByRole('link', { name: 'Do-not-contact list' }).click();
  await expect(page.getByText('No one is on the list yet')).toBeVisible();
  await page.getByLabel('Usernames').fill('@Old.Client\nhttps://instagram.com/anna.bakes\nnot-a-name');
  await page.getByRole('button', { name: 'Add to list' }).click();
  await expect(page.getByText('2 people on the list')).toBeVisible();
  await expect(page.getByText('1 name left out')).toBeVisible();
  await expectFine(page);
  await page.getByRole('button', { name: 'Remove @anna.bakes' }).click();
  await expect(page.getByText('1 person on the list')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: put @anna.bakes back' }).click();
  await expect(page.getByText('2 people on the list')).toBeVisible();

  await page.goto(`/app/projects/${project.id}`);
  await page.getByLabel('Usernames', { exact: true }).fill('old.client');
  await page.getByRole('button', { name: 'Add to Queue' }).click();
  const dialog = page.getByRole('dialog', { name: '@old.client is on your do-not-contact list' });
  await expect(dialog).toBeVisible();
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Leave this person out' }).click();
  await expect(page.getByText('1 name left out')).toBeVisible();

  await page.getByLabel('Usernames', { exact: true }).fill('anna.bakes');
  await page.getByRole('button', { name: 'Add to Queue' }).click();
  await page.getByRole('button', { name: 'Write for 1 credit' }).click();
  const written = message(page, 'anna.bakes');
  await expect(written.getByText('Skipped', { exact: true })).toBeVisible();
  await expect(written).toContainText('This person is on your do-not-contact list.');
  expect(await delivered(account)).toEqual([]);
});
