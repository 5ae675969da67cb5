// Watches every page of a browser context: errors in the console, uncaught ones, and breaches of the content security policy.
import type { BrowserContext } from '@playwright/test';

export type Trouble = {
  /** The browser's own line about an answer with this status, or about no answer at all, is no surprise here. */
  expect(...signs: (number | 'no answer')[]): void;
  found(): string[];
};

export async function watchTrouble(context: BrowserContext): Promise<Trouble> {
  const lines: string[] = [];
  const expected: RegExp[] = [];

  context.on('console', (message) => {
    if (message.type() === 'error') lines.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => lines.push(`Uncaught: ${error.error().stack ?? error.error().message}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // The console is what the test reads.
      globalThis.console.error(`Policy violated: ${violatedDirective} by ${blockedURI}`);
    });
  });

  return {
    expect(...signs) {
      for (const sign of signs) {
        expected.push(
          sign === 'no answer'
            ? /^Failed to load resource: net::ERR_/
            : new RegExp(`^Failed to load resource: the server responded with a status of ${sign} `),
        );
      }
    },
    found: () => lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
