// Every browser test starts signed out, with empty storage and with what happy-dom leaves out of a browser.
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { session } from '../lib/session.ts';

// The first visit of a screen loads its chunk, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Nothing has a size in happy-dom, and a list that shows what is in view would show nothing.
const size = { configurable: true, get: () => 200 };
Object.defineProperty(HTMLElement.prototype, 'clientHeight', size);
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', size);
Element.prototype.scrollIntoView = () => {};

// Nothing moves: what leaves is gone at once.
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
