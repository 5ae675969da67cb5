// Floating elements cover no control, and fixed bars leave most of a small screen to the page.
import type { Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures.ts';
import { makeMessages, makeProject } from '../support/work.ts';

const screens = [
  { name: '360 px', width: 360, height: 640 },
  { name: '1280 px', width: 1280, height: 800 },
  { name: '1280 px at 200 %', width: 640, height: 400 },
];

/** Controls under a visible floating button. */
function covered(): string[] {
  const shown = [...document.querySelectorAll('main .fixed :is(a, button)')].filter((one) =>
    one.checkVisibility({ opacityProperty: true }),
  );
  const bars = '.fixed.inset-x-0, nav';
  const floats = shown.filter((one) => !one.closest(bars)).map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll('main :is(a[href], button, input, textarea, select)')]
    .filter((one) => !one.closest('.fixed'))
    .filter((one) => {
      const it = one.getBoundingClientRect();
      return floats.some(
        (float) =>
          float.left < it.right && it.left < float.right && float.top < it.bottom && it.top < float.bottom,
      );
    })
    .map((one) => one.textContent || one.tagName);
}

/** How much of the height fixed bars take. */
function taken(): number {
  const bars = [...document.querySelectorAll('header, nav, aside, main .fixed.inset-x-0')].filter((one) =>
    ['fixed', 'sticky'].includes(getComputedStyle(one).position),
  );
  return bars.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0) / innerHeight;
}

async function expectNothingCovered(page: Page): Promise<void> {
  const { innerHeight: step, scrollHeight } = await page.evaluate(() => ({
    innerHeight,
    scrollHeight: document.documentElement.scrollHeight,
  }));
  for (let top = 0; top < scrollHeight; top += step / 4) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(() => page.evaluate(covered), `at ${top} px`).toEqual([]);
  }
  expect(await page.evaluate(taken)).toBeLessThanOrEqual(1 / 3);
}

test('floating buttons cover nothing on the dashboard and in a project', async ({ page, person }) => {
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns', 'anna.bakes', 'zen.garden']);
  const expectRoom = async () => {
    for (const { name, width, height } of screens) {
      await page.setViewportSize({ width, height });
      await test.step(name, () => expectNothingCovered(page));
    }
  };
  await page.goto('/app/dashboard');
  await expect(page.getByRole('button', { name: 'Copy DM' })).toHaveCount(3);
  await expectRoom();
  await page.goto(`/app/projects/${project.id}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectRoom();
});

/** The focused element, if something covers its middle. */
function behindABar(): string | undefined {
  const focused = document.activeElement;
  if (!focused?.closest('main') || !focused.checkVisibility({ opacityProperty: true })) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  // A checkbox may be hidden behind its own label.
  const own = over?.contains(focused) || focused.contains(over) || over?.closest('label');
  return own ? undefined : focused.getAttribute('aria-label') || focused.textContent || focused.tagName;
}

test('focused elements are not behind a bar on a phone', async ({ page, person }) => {
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns', 'anna.bakes']);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/app/dashboard', `/app/projects/${project.id}`, '/app/payments']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /credits left/ })).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 30; stop += 1) {
        await page.keyboard.press(key);
        // The page may follow the focus a frame later, and again when list rows get their heights.
        await expect.poll(() => page.evaluate(behindABar), `${path}, ${key} ${stop}`).toBeUndefined();
      }
    }
  }
});

test('bars leave two thirds of a small screen free while a list is being added', async ({ page, person }) => {
  const project = await makeProject(person);
  await makeMessages(person, project, ['mira.kilns', 'anna.bakes']);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/queue', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/app/projects/${project.id}`);
  await page.getByLabel('Usernames', { exact: true }).fill('first, second, ');
  await page.getByRole('button', { name: 'Add to Queue' }).click();
  const strip = page.getByRole('complementary', { name: 'Adding usernames' });
  for (const { width, height } of screens) {
    await page.setViewportSize({ width, height });
    await page.getByRole('link', { name: 'Dashboard', exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole('button', { name: 'Copy DM' })).toHaveCount(2);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(strip.getByRole('button')).toBeInViewport({ ratio: 1 });
    const between = await strip.evaluate((one) => one.getBoundingClientRect().top);
    const header = await page.locator('header').evaluate((one) => one.getBoundingClientRect().bottom);
    expect(between, 'nothing shows through above the strip').toBeLessThanOrEqual(Math.max(0, header));
    expect(await page.evaluate(taken)).toBeLessThanOrEqual(1 / 3);
  }
  release();
  await expect(strip).toBeHidden();
});
