// One browser context and page for all ordinary tests of a worker. A fresh context doubles the CPU time of a screen, because every file is
// fetched and compiled again in a new process. So the page is reused after its state is cleared.
import type { Browser, Page } from '@playwright/test';
import { productUrl } from './call-api.ts';
import { reportViolations } from './page-errors.ts';

export type SharedPage = {
  /** The state of a new browser, except for the given storage. */
  take(stored: Record<string, string>): Promise<Page>;
  giveBack(page: Page): Promise<void>;
  close(): Promise<void>;
};

export function sharePage(browser: Browser): SharedPage {
  let idle: Page | undefined;

  return {
    async take(stored) {
      const page = idle ?? (await openPage(browser));
      idle = undefined;
      await page.evaluate((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, Object.entries(stored));
      return page;
    },

    async giveBack(page) {
      if (await tidy(page)) idle = page;
      else await page.context().close();
    },

    async close() {
      await idle?.context().close();
    },
  };
}

/** Small, without scripts, and on the product's origin: another origin would get another process. */
const blank = () => productUrl('/robots.txt');

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await reportViolations(context);
  const page = await context.newPage();
  await page.goto(blank());
  return page;
}

/** Whether everything that a test did to the page and its context could be undone. */
async function tidy(page: Page): Promise<boolean> {
  const context = page.context();
  if (page.isClosed()) return false;
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of ['request', 'response', 'dialog'] as const) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await page.goto(blank());
  await page.mouse.move(-1, -1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  return page.evaluate(forgetEverything);
}

/** Runs in the page. A clock that a test installed, which Playwright keeps under this name, stays until the context is closed. */
function forgetEverything(): boolean {
  localStorage.clear();
  sessionStorage.clear();
  return !('__pwClock' in globalThis);
}
