// The shared page carries no state from one test to the next.
import { expect, test } from '@playwright/test';
import { callApi } from './call-api.ts';
import { sharePage } from './shared-page.ts';

test('a returned page is reused, and empty', async ({ browser }) => {
  const shared = sharePage(browser);
  const page = await shared.take({ 'opener.token': 'of the first' });
  const context = page.context();
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['opener.token', 'of the first']]);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/api/ready', (route) => route.fulfill({ json: 'of the page' }));
  await context.grantPermissions(['clipboard-read']);
  await context.addCookies([{ name: 'a', value: 'b', url: page.url() }]);
  await page.evaluate(() => sessionStorage.setItem('draft', 'typed'));
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference' });
  await context.newPage();
  await context.setOffline(true);
  await shared.giveBack(page);
  asked.length = 0;

  expect(await shared.take({})).toBe(page);
  expect(context.pages()).toEqual([page]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => fetch('/api/ready').then((answer) => answer.json()))).toEqual(
    await callApi('GET', '/ready'),
  );
  expect(asked).toEqual([]);
  const found = await page.evaluate(async () => ({
    stored: [localStorage.length, sessionStorage.length],
    width: innerWidth,
    media: ['print', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: no-preference)'].filter(
      (query) => matchMedia(query).matches,
    ),
    mayRead: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
  }));
  expect(found).toEqual({ stored: [0, 0], width: 1280, media: [], mayRead: 'prompt' });
  await context.close();
});

test('a page whose clock was replaced is not reused', async ({ browser }) => {
  const shared = sharePage(browser);
  const page = await shared.take({});
  await page.clock.install();
  await page.reload();
  await shared.giveBack(page);
  expect(page.isClosed()).toBe(true);
  expect(await shared.take({})).not.toBe(page);
});
