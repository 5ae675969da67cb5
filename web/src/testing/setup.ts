// Every browser test starts signed out, with empty storage and polyfills for happy-dom.
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../lib/session.ts';

// The first visit of a screen loads its chunk, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError });

/** While a query is being repeated, its error is without the document: printing that takes longer than the query. */
function elementError(message: string | null, container: Element): Error {
  const repeating = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const shown = repeating ? [message] : [message, prettyDOM(container)];
  return Object.assign(new Error(shown.join('\n\n')), { name: 'TestingLibraryElementError' });
}

// Elements have no size in happy-dom, so a virtualized list would be empty.
const size = { configurable: true, get: () => 200 };
Object.defineProperty(HTMLElement.prototype, 'clientHeight', size);
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', size);
Element.prototype.scrollIntoView = () => {};

// No animations: closing elements are removed at once.
Object.assign(globalThis, { BASE_UI_ANIMATIONS_DISABLED: true });

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => {});
});

afterEach(() => {
  cleanup();
  session.end(null);
  session.settle();
  localStorage.clear();
  sessionStorage.clear();
});
