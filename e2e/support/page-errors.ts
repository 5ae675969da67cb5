// Watches every page of a browser context for console errors, uncaught exceptions and CSP violations.
import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

export type PageErrors = {
  /** The browser's own console line about a response with this status, or about a failed request, is expected here. */
  expect(...signs: (number | 'no answer')[]): void;
  found(): string[];
  end(): void;
};

/** Makes pages report CSP violations in the console, which the tests read. */
export async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      globalThis.console.error(`Policy violated: ${violatedDirective} by ${blockedURI}`);
    });
  });
}

export function watchPageErrors(context: BrowserContext): PageErrors {
  const lines: string[] = [];
  const expected: RegExp[] = [];

  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') lines.push(`${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) =>
    lines.push(`Uncaught: ${error.error().stack ?? error.error().message}`);
  context.on('console', onConsole);
  context.on('weberror', onError);

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
    end() {
      context.off('console', onConsole);
      context.off('weberror', onError);
    },
  };
}
