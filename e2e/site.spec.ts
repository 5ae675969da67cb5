// The public site: navigation, the scene, the figures, and the sample without an account.
import { people } from '../web/src/features/site/scene/examples.data.ts';
import { builtFile, readManifest } from '../web/manifest.mjs';
import { expect, test, withMotion } from './fixtures.ts';
import { expectFine } from './support/expect-fine.ts';
import { hydrated } from './support/hydrated.ts';

const scene = 'A profile, and the message written from it';
const [first, second, third] = people;

/** The question at the end of a message; it has no marks, so it is one text node. */
const questionOf = ({ message }: { message: string }) => /[^.]*\?$/.exec(message)![0].trim();

test('every link of the landing page works, and leads to the sign-up', async ({ page, request }) => {
  await page.goto('/');
  const addresses = await page
    .locator(':is(header, main, footer) a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!.split('#')[0]!))]);
  for (const path of ['/how-it-works', '/pricing', '/terms', '/privacy', '/dpa', '/login', '/signup']) {
    expect(addresses).toContain(path);
  }
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);

  await page.getByRole('main').getByRole('link', { name: 'See how it works' }).click();
  await expect(page).toHaveURL('/how-it-works');
  // A new document: the keyboard begins at its top.
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'What about the risk?' }).click();
  await expect(page.getByRole('heading', { name: 'What Instagram allows, and the risk' })).toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'Start free' }).click();
  await expect(page).toHaveURL('/signup');
});

test('public pages do without the app, which is loaded where it is entered', async ({ page, pageErrors }) => {
  pageErrors.expect(404);
  const app = builtFile(await readManifest('web/dist'), 'src/main.tsx');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const loadedApp = () => loaded.some((address) => address.endsWith(app));
  for (const path of ['/', '/pricing', '/how-it-works', '/nowhere']) {
    await page.goto(path);
    await hydrated(page);
  }
  await page.goto('/pricing');
  await expect(page.getByText('$69.00')).toBeVisible();
  expect(loadedApp()).toBe(false);
  await page.getByRole('link', { name: 'Choose Growth Pack' }).click();
  await expect(page).toHaveURL('/login?returnTo=/pricing&plan=plan_2');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(loadedApp()).toBe(true);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Choose Growth Pack' })).toBeVisible();
});

test('the contents of a document lead to its sections', async ({ page }) => {
  await page.goto('/privacy');
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  const targets = await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(targets.length).toBeGreaterThan(8);
  for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
  await contents.filter({ hasText: 'If you received a message' }).click();
  await expect(page.getByRole('heading', { name: 'If you received a message' })).toBeInViewport();
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('the figures count up when visible and end at their values', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto('/');
    const figures = page.getByRole('definition');
    await page.evaluate(watchFigures);
    await figures.first().scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['counted'])).toBe('yes');
    await expect(figures).toHaveText(['100%', '137K+', '641+', '6.5x', '4.9/5']);
  });

  test('the scene types another message, and can be paused', async ({ page }) => {
    await page.goto('/');
    const figure = page.getByRole('figure', { name: scene });
    await expect(figure.getByText(first.handle)).toBeVisible();
    await expect(figure.getByText(second.handle)).toBeVisible();
    await figure.getByRole('button', { name: 'Pause the examples' }).click();
    await expect(figure.getByText(questionOf(second))).toBeVisible();
    await expect(figure.getByRole('button', { name: 'Play the examples' })).toBeVisible();
  });
});

/** Records whether a figure ever showed anything but its final value. */
function watchFigures(): void {
  new MutationObserver(() => {
    if (document.querySelector('dd [aria-hidden]')) document.documentElement.dataset['counted'] = 'yes';
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the scene is complete and changes only on request', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const figure = page.getByRole('figure', { name: scene });
    await expect(figure.getByRole('button', { name: 'Play the examples' })).toBeVisible();
    await expect(figure.getByText(questionOf(first))).toBeVisible();
    await expect(figure.locator('mark:visible')).toHaveCount(4);
    await figure.getByRole('button', { name: `Example 3: ${third.craft}` }).click();
    await expect(figure.getByText(third.handle)).toBeVisible();
    await expect(figure.locator('mark:visible')).toHaveCount(4);
    await expect(page.getByRole('definition')).toHaveText(['100%', '137K+', '641+', '6.5x', '4.9/5']);
  });
});

test('the try-it box', async ({ page, pageErrors }) => {
  pageErrors.expect(404);
  await page.goto('/');
  await hydrated(page);
  const box = page.getByRole('region', { name: 'Try it with a username.' });
  const write = async (name: string) => {
    await box.getByLabel('Instagram username').fill(name);
    await box.getByRole('button', { name: 'Write a sample' }).click();
  };

  await test.step('takes one of the suggestions', async () => {
    await box.getByRole('button', { name: '@nadia.potter' }).click();
    await expect(box.getByText('nadia.potter', { exact: true })).toBeVisible();
  });

  await test.step('rejects an impossible name, and one that does not exist', async () => {
    await write('not-a-name');
    await expect(box.getByRole('alert')).toContainText('not-a-name: usernames have only letters, digits');
    await write('missing.person');
    await expect(box.getByRole('alert')).toHaveText('There is no Instagram profile with this username.');
  });

  await test.step('writes a sample for a username, highlighted in profile and message', async () => {
    await write('@northlight.yoga');
    await expect(box.getByText('northlight.yoga', { exact: true })).toBeVisible();
    await expect(box.getByText('Sample', { exact: true })).toBeVisible();
    await expect(box.locator('mark').first()).toBeVisible();
    await expectFine(page);
  });

  await test.step('takes a link, and brings the sample into view on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await write('https://www.instagram.com/oak.and.iron/?igsh=MzRlODBiNWFlZA==&utm_source=qr');
    await expect(box.getByLabel('Instagram username')).toHaveValue('oak.and.iron');
    await expect(box.getByText('oak.and.iron', { exact: true })).toBeInViewport();
    await expect(box.locator('mark').last()).toBeInViewport();
  });
});

test('metadata for crawlers has the address of the site', async ({ page, request, baseURL }) => {
  await page.goto('/how-it-works');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/how-it-works`);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await request.get(card!);
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/pricing</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`${baseURL}/sitemap.xml`);
  for (const file of ['/favicon.ico', '/apple-touch-icon.png', '/site.webmanifest', '/icon-512.png']) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is complete and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(questionOf(first))).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText(['100%', '137K+', '641+', '6.5x', '4.9/5']);
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  });
});
