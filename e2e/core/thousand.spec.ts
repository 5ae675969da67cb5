// A thousand names on a phone with a slow network: added, left, crashed, resumed, and nobody twice.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, signedInTest as test } from '../fixtures.ts';
import { callApi } from '../support/call-api.ts';
import { paste } from '../support/paste.ts';
import type { Person } from '../support/person.ts';
import { buyPack } from '../support/sending.ts';
import { makeProject, type Message } from '../support/work.ts';

const names = Array.from({ length: 1000 }, (_, index) => `studio.number.${index}`);
/** Each takes longer than the latency of a call, so a few are enough. */
const step = 3;
const allCredits = 1010;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const strip = (page: Page) => page.getByRole('complementary', { name: 'Adding usernames' });
const chips = (page: Page) => page.getByRole('button', { name: /^Remove @/ });

/** A slow phone with a poor connection. */
async function slow(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  const bytes = 400_000 / 8;
  const wire = { offline: false, latency: 400, downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send('Network.emulateNetworkConditions', wire);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** The strip's progress count. */
async function added(page: Page): Promise<number> {
  const text = (await strip(page).textContent()) ?? '';
  return Number(/Adding ([\d,]+) of 1,000/.exec(text)?.[1]?.replace(',', '') ?? 0) - 1;
}

async function goesOn(page: Page): Promise<number> {
  await expect.poll(() => added(page)).toBeGreaterThanOrEqual(0);
  const from = await added(page);
  await expect.poll(() => added(page)).toBeGreaterThanOrEqual(from + step);
  return from;
}

/** Who was written to, once their number equals the charge. */
async function charged({ token }: Person, projectId: string): Promise<string[]> {
  const { credits } = await callApi<{ credits: number }>('GET', '/payments/credits', { token });
  let written: Message[] = [];
  await expect
    .poll(async () => {
      written = await callApi('GET', `/scrape/projects/${projectId}/messages`, { token });
      return written.length;
    })
    .toBe(allCredits - credits);
  return written.map(({ username }) => username);
}

test('a thousand names are added through a crash and a reload, each charged once', async ({
  page: first,
  person,
  context,
}) => {
  test.setTimeout(300_000);
  await buyPack(person, 'plan_3');
  const { id } = await makeProject(person);
  let page = first;
  await page.goto(`/app/projects/${id}`);
  const crashable = await slow(context, page);

  await test.step('the list can be read, scrolled and typed into', async () => {
    await paste(page, names.join('\n'));
    await expect(page.getByText('1,000 usernames · 1,000 credits · 10 left after')).toBeVisible();
    await expect(page.getByText('+ 940 more')).toBeVisible();
    const box = page.getByLabel('Usernames', { exact: true });
    await box.pressSequentially('one.more');
    await expect(box).toHaveValue('one.more');
    await expect(page.getByText('1,001 usernames · 1,001 credits · 9 left after')).toBeVisible();
    await box.fill('');
    await chips(page).last().scrollIntoViewIfNeeded();
    await expect(chips(page).last()).toBeInViewport();
  });

  await test.step('adding continues on another screen', async () => {
    await page.getByRole('button', { name: 'Add to Queue' }).tap();
    await goesOn(page);
    await page.getByRole('link', { name: 'Messages', exact: true }).filter({ visible: true }).tap();
    await expect(page).toHaveURL(/\/app\/messages$/);
    await expect(strip(page).getByRole('progressbar')).toBeInViewport();
    await expect(strip(page).getByRole('button', { name: /^Stop adding/ })).toBeInViewport();
    await goesOn(page);
  });

  const beforeCrash = await added(page);
  await test.step('it resumes after the tab crashed', async () => {
    const crashed = page.waitForEvent('crash');
    // The answer never comes.
    crashable.send('Page.crash').catch(() => undefined);
    await crashed;
    page = await context.newPage();
    await slow(context, page);
    await page.goto('/app/dashboard');
    expect(await goesOn(page)).toBeGreaterThanOrEqual(beforeCrash);
  });

  await test.step('it resumes after a reload', async () => {
    const before = await added(page);
    await page.reload();
    expect(await goesOn(page)).toBeGreaterThanOrEqual(before);
  });

  const stop = async () => {
    await strip(page)
      .getByRole('button', { name: /^Stop adding/ })
      .tap();
    await expect(page.getByText(/^Stopped\. \d+ usernames still in the list\.$/)).toBeVisible();
    await expect(strip(page).getByRole('button', { name: /^Stop adding/ })).toBeHidden();
  };
  /** What the server charged for is the start of the list, and the form has the rest. */
  const expectTheRest = async (): Promise<number> => {
    const done = await charged(person, id);
    // Several are written in parallel.
    expect(done.toSorted()).toEqual(names.slice(0, done.length).toSorted());
    const rest = 1000 - done.length;
    await expect(page.getByText(`${rest} usernames · ${rest} credits · 10 left after`)).toBeVisible();
    await expect(chips(page).first()).toHaveText(`@${names[done.length]}`);
    return done.length;
  };
  let done = 0;
  await test.step('once stopped, each name was charged once, and the rest is in the form', async () => {
    await stop();
    await strip(page).getByRole('link', { name: 'Open' }).tap();
    done = await expectTheRest();
    expect(done).toBeGreaterThanOrEqual(4 * step);
  });

  await test.step('the rest is queued from the form', async () => {
    await page.getByRole('button', { name: 'Add to Queue' }).tap();
    await expect(strip(page)).toContainText(`of ${1000 - done} to`);
    await expect
      .poll(async () => Number(/Adding (\d+)/.exec((await strip(page).textContent()) ?? '')?.[1]))
      .toBeGreaterThan(step);
    await stop();
    expect(await expectTheRest()).toBeGreaterThanOrEqual(done + step);
  });
});
