// Connecting an Instagram account: checkpoints, accounts of others, and the choice of how to send.
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { expectFine } from '../support/expect-fine.ts';
import { makePerson } from '../support/person.ts';
import { accountName, buyPack, connectInstagram } from '../support/sending.ts';
import { makeProject } from '../support/work.ts';
import { connection, sending, logIn } from '../support/sending-screens.ts';

test('connects after a wrong password, and disconnects', async ({ page, person, pageErrors }) => {
  pageErrors.expect(400);
  await buyPack(person);
  const account = accountName();
  await page.goto('/app/dashboard');
  await connection(page).getByRole('button', { name: 'Connect Instagram' }).click();
  await expect(connection(page).getByRole('alert')).toHaveText('Please enter both username and password');

  await logIn(page, account, 'wrong');
  await expect(connection(page).getByRole('alert')).toHaveText(
    'Instagram rejected this login. Please check the username and password.',
  );
  await expect(connection(page).getByLabel('Instagram password')).toHaveValue('');
  await expectFine(page);

  await logIn(page, account, 'the right one');
  await expect(connection(page).getByText(`@${account}`)).toBeVisible();
  await expect(sending(page).getByText('On', { exact: true })).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain('the right one');

  await connection(page).getByRole('button', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('dialog', { name: `Disconnect @${account}?` });
  await expect(dialog).toBeVisible();
  await expectFine(page);
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(connection(page).getByLabel('Instagram username')).toBeVisible();
  await expect(sending(page)).toBeHidden();
});

test('connects with two factors, and by confirming in the app', async ({ page, person, pageErrors }) => {
  pageErrors.expect(400, 409);
  await buyPack(person);
  await page.goto('/app/dashboard');
  await logIn(page, accountName('twofactor'), 'a fine password');
  const code = connection(page).getByLabel('Security code');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await code.press('Enter');
  await expect(connection(page).getByRole('alert')).toHaveText(
    'That code was not accepted. Please try the latest one.',
  );
  await expectFine(page);
  await code.fill('123456');
  await code.press('Enter');
  await expect(connection(page).getByText('Connected', { exact: true })).toBeVisible();

  await callApi('DELETE', '/instagram/disconnect', { token: person.token });
  await page.reload();
  const account = accountName('challenge');
  await logIn(page, account, 'a fine password');
  await expect(connection(page)).toContainText(
    'Please confirm this login in your Instagram app, then connect again.',
  );
  await logIn(page, account, 'a fine password');
  await expect(connection(page).getByText('Connected', { exact: true })).toBeVisible();
});

test('an account that another user has connected is refused until they disconnect it', async ({
  page,
  person,
  pageErrors,
}) => {
  pageErrors.expect(409);
  const other = await makePerson();
  const account = accountName();
  await Promise.all([buyPack(person), buyPack(other)]);
  await connectInstagram(other, account);
  await page.goto('/app/dashboard');
  await logIn(page, account, 'a fine password');
  await expect(connection(page).getByRole('alert')).toHaveText(
    'Someone else has connected this Instagram account to Opener. You can connect it once they disconnect it, or once its password is changed on Instagram.',
  );
  await expectFine(page);
  await callApi('DELETE', '/instagram/disconnect', { token: other.token });
  await logIn(page, account, 'a fine password');
  await expect(connection(page).getByText(`@${account}`)).toBeVisible();
});

test('the sending mode is asked with the first account and with each new project', async ({
  page,
  person,
}) => {
  await buyPack(person);
  const early = await makeProject(person);
  const account = accountName();
  const modeOf = async (id: string) =>
    (await callApi<{ mode: string }>('GET', `/projects/${id}/sending`, { token: person.token })).mode;
  await page.goto('/app/dashboard');
  await expect(connection(page).getByLabel('Send automatically')).toBeChecked();
  await connection(page).getByText('Hold for my review').click();
  await expectFine(page);
  await logIn(page, account, 'a fine password');
  await expect(connection(page).getByText(`@${account}`)).toBeVisible();
  expect(await modeOf(early.id)).toBe('review');

  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'New Project' }).click();
  const drawer = page.getByRole('dialog', { name: 'New Project' });
  await drawer.getByLabel('Project Name').fill('Autumn');
  await drawer.getByLabel('Product/Service Description').fill('Booking software for studios');
  await drawer.getByLabel('Offer Details').fill('First month free');
  await expect(drawer.getByLabel('Send automatically')).toBeChecked();
  await drawer.getByText('Each message waits until you have read and approved it.').click();
  await expectFine(page);
  await drawer.getByRole('button', { name: 'Create Project' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Autumn' }).getByRole('link', { name: 'Open' }).click();
  await expect(sending(page).getByLabel('Hold for my review')).toBeChecked();

  await callApi('DELETE', '/instagram/disconnect', { token: person.token });
  await page.goto('/app/dashboard');
  await expect(connection(page).getByLabel('Instagram username')).toBeVisible();
  await expect(connection(page).getByRole('radio')).toHaveCount(0);
});
