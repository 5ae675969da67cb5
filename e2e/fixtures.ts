// The base of every browser test. A test fails if its pages reported errors, whatever else it checked.
import { isDeepStrictEqual } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { productUrl } from './support/call-api.ts';
import { makePerson, type Person } from './support/person.ts';
import { sharePage, type SharedPage } from './support/shared-page.ts';
import { reportViolations, watchPageErrors, type PageErrors } from './support/page-errors.ts';

export { expect };
export { expectAccessible } from './support/axe.ts';
export { mailbox } from './support/mailbox.ts';

/** For tests of animations; all others run without. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

type Fixtures = {
  pageErrors: PageErrors;
  name: string;
  person: Person;
  /** What the browser had stored for the product. */
  stored: Record<string, string>;
};

/** For visitors. */
export const test = base.extend<Fixtures, { shared: SharedPage }>({
  shared: [
    async ({ browser }, use) => {
      const shared = sharePage(browser);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  stored: [{}, { option: true }],
  context: async (
    {
      browser,
      shared,
      stored,
      contextOptions,
      hasTouch,
      javaScriptEnabled,
      permissions,
      timezoneId,
      viewport,
    },
    use,
    testInfo,
  ) => {
    const usual = testInfo.project.use;
    const isOrdinary = isDeepStrictEqual(
      { contextOptions, hasTouch, javaScriptEnabled, permissions, timezoneId, viewport },
      {
        contextOptions: usual.contextOptions,
        hasTouch: false,
        javaScriptEnabled: true,
        permissions: undefined,
        timezoneId: undefined,
        viewport: usual.viewport,
      },
    );
    if (isOrdinary) {
      const page = await shared.take(stored);
      await use(page.context());
      if (testInfo.status === testInfo.expectedStatus) await shared.giveBack(page);
      else await page.context().close();
      return;
    }
    const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
    const origins = [{ origin: new URL(productUrl('/')).origin, localStorage }];
    const context = await browser.newContext({ storageState: { cookies: [], origins } });
    await reportViolations(context);
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  pageErrors: [
    async ({ context }, use) => {
      const pageErrors = watchPageErrors(context);
      await use(pageErrors);
      pageErrors.end();
      expect(pageErrors.found(), 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
  name: ['Ada Lovelace', { option: true }],
  person: async ({ name }, use) => use(await makePerson(name)),
});

/** For users whose browser already has a session. */
export const signedInTest = test.extend({
  stored: async ({ person: { id, name, email, token } }, use) =>
    use({ 'opener.token': token, 'opener.user': JSON.stringify({ id, name, email }) }),
});
