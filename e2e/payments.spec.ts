// Buying a pack: from the public prices through the local checkout and back.
import { signIn } from './account/forms.ts';
import { expect, mailbox, signedInTest, test } from './fixtures.ts';
import { callApi } from './support/call-api.ts';
import { makePerson } from './support/person.ts';
import { buyPack } from './support/sending.ts';
import { makeMessages, makeProject } from './support/work.ts';

test('leads from the public prices through login and checkout to more credits', async ({ page, person }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Growth Pack' }).click();
  await expect(page).toHaveURL(/\/login\?.*plan=plan_2/);
  await signIn(page, person);

  await expect(page).toHaveURL(/\/app\/payments\?plan=plan_2/);
  const growth = page.getByRole('listitem', { name: 'Growth Pack' });
  await expect(growth.getByText('Selected Plan')).toBeVisible();
  await growth.getByRole('button', { name: 'Buy Growth Pack' }).click();

  await expect(page).toHaveURL(/\/local\/checkout\//);
  await expect(page.getByText('No money moves')).toBeVisible();
  await page.getByRole('button', { name: 'Pay $69.00' }).click();

  const banner = page.getByText('Payment successful! Your credits have been added to your account.');
  await expect(banner).toBeVisible();
  await expect(page).toHaveURL('/app/dashboard');
  await expect(page.getByText('510 credits')).toBeVisible();
  await expect(banner).toBeHidden();

  await page.goto('/app/payments/history');
  await expect(page.getByRole('row', { name: /Growth Pack/ }).first()).toContainText('$69.00');
});

signedInTest('comes back from a cancelled checkout, and reads that nothing was charged', async ({ page }) => {
  await page.goto('/app/payments');
  await page.getByRole('button', { name: 'Buy Starter Pack' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Checkout was cancelled, nothing was charged.')).toBeVisible();
  await expect(page).toHaveURL('/app/payments');
  await expect(page.getByText('10 credits')).toBeVisible();
});

signedInTest(
  'has a receipt for every purchase, linked in its mail, light on paper',
  async ({ page, person }) => {
    const id = await buyPack(person, 'plan_2');
    await page.goto('/app/payments/history');
    await page.getByRole('link', { name: /^Receipt for Growth Pack/ }).click();
    await expect(page).toHaveURL(`/app/payments/${id}/receipt`);
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await expect(receipt).toContainText(/OP(-[0-9A-Z]{4}){4}/);
    await expect(receipt).toContainText(person.email);
    await expect(receipt.getByRole('row', { name: /Total paid/ })).toContainText('$69.00');
    const { text } = await mailbox.wait(person.email, /^Your receipt: Growth Pack/);
    expect(text).toContain(`/app/payments/${id}/receipt`);

    const colours = () =>
      receipt.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html[data-theme=light]')).toBeAttached();
    const light = await colours();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
    expect(await colours()).not.toEqual(light);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
    // Colours take a frame to change.
    await expect.poll(colours).toEqual(light);
    for (const around of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('button'),
      page.getByRole('link'),
    ])
      await expect(around.filter({ visible: true })).toHaveCount(0);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);

signedInTest('keeps a receipt from everybody else', async ({ page, trouble }) => {
  trouble.expect(404);
  const id = await buyPack(await makePerson(), 'plan_1');
  await page.goto(`/app/payments/${id}/receipt`);
  await expect(page.getByText('Receipt not found')).toBeVisible();
  await expect(page.getByText('Starter Pack')).toHaveCount(0);
});

signedInTest('shows where the credits went, one row per message', async ({ page, person }) => {
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns']);
  const body = { username: 'missing.person' };
  await callApi('POST', `/scrape/projects/${project.id}/queue`, { token: person.token, body });
  const states = async () => {
    const rows = await callApi<{ state: string | null }[]>('GET', '/payments/ledger', {
      token: person.token,
    });
    return rows.map(({ state }) => state);
  };
  await expect.poll(states).toEqual(['returned', 'written', null]);

  await page.goto('/app/payments/history');
  const rows = page.getByRole('region', { name: 'Credits in and out' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(/@missing\.person\s*Returned.*no Instagram profile.*9 left/s);
  await expect(rows.nth(1)).toContainText(/@mira\.kilns\s*Written.*9 left/s);
  await expect(rows.nth(2)).toContainText(/Free credits to start with.*\+10.*10 left/s);
});

signedInTest(
  'says so when the provider is down, and lets the button be pressed again',
  async ({ page, trouble }) => {
    trouble.expect(502);
    const detail = 'The checkout could not be reached. Nothing was charged; please try again in a moment.';
    await page.route('**/api/payments/create-checkout', (route) =>
      route.fulfill({ status: 502, json: { detail } }),
    );
    await page.goto('/app/payments');
    const buy = page.getByRole('button', { name: 'Buy Starter Pack' });
    await buy.click();
    await expect(page.getByText(detail)).toBeVisible();
    await expect(buy).toBeEnabled();
  },
);
