// Buying a pack: from the public prices through the local checkout and back.
import { signIn } from './account/forms.ts';
import { expect, mailbox, signedInTest, test } from './fixtures.ts';
import { buyPack } from './support/sending.ts';

test('a visitor gets from the pricing page through login and checkout to credits', async ({
  page,
  person,
}) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Growth Pack' }).click();
  await expect(page).toHaveURL(/\/login\?.*plan=plan_2/);
  await signIn(page, person);

  await expect(page).toHaveURL(/\/app\/payments\?plan=plan_2/);
  const growth = page.getByRole('listitem', { name: 'Growth Pack' });
  await expect(growth.getByText('Selected Plan')).toBeVisible();
  await expect(growth).toContainText(/Sent in about \d+ days/);
  await test.step('a cancelled checkout returns and says that nothing was charged', async () => {
    await growth.getByRole('button', { name: 'Buy Growth Pack' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Checkout cancelled. Nothing was charged.')).toBeVisible();
    await expect(page).toHaveURL('/app/payments');
    await expect(page.getByText('10 credits')).toBeVisible();
  });
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

signedInTest(
  'every purchase has a receipt, linked in its mail and printed in light mode',
  async ({ page, person }) => {
    const id = await buyPack(person, 'plan_2');
    await page.goto('/app/payments/history');
    await page.getByRole('link', { name: /^Receipt for Growth Pack/ }).click();
    await expect(page).toHaveURL(`/app/payments/${id}/receipt`);
    const receipt = page.getByRole('article', { name: 'Receipt' });
    await expect(receipt).toContainText(/OP(-[0-9A-Z]{4}){4}/);
    await expect(receipt).toContainText(person.email);
    await expect(receipt.getByText('Seller', { exact: true }).locator('+ dd')).toHaveText('Opener');
    await expect(receipt.getByRole('time')).toHaveText(/20\d\d/);
    await expect(receipt.getByRole('row', { name: /^Tax/ })).toContainText('$0.00');
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
