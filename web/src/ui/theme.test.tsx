// The switch and the script before the first paint, together, as in the page.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeSwitch } from './theme-switch.tsx';

const script = readFileSync(`${import.meta.dirname}/../../public/theme.js`, 'utf8');
let system: EventTarget & { matches: boolean };

beforeEach(() => {
  system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
});

describe('the theme', () => {
  it('follows the system until something is chosen', () => {
    system.matches = true;
    load();
    expect(theme()).toBe('dark');
    turnSystem(false);
    expect(theme()).toBe('light');
  });

  it('is remembered when chosen, and no longer follows the system', () => {
    load();
    render(<ThemeSwitch />);
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(theme()).toBe('dark');
    expect(localStorage.getItem('opener.theme')).toBe('dark');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
    turnSystem(false);
    expect(theme()).toBe('dark');
  });

  it('is what was remembered, before anything is drawn', () => {
    localStorage.setItem('opener.theme', 'dark');
    load();
    expect(theme()).toBe('dark');
  });

  it('takes an unknown value for the choice of the system', () => {
    localStorage.setItem('opener.theme', 'purple');
    load();
    expect(theme()).toBe('light');
  });
});

function load() {
  runInNewContext(script, { window, document, localStorage });
}

function theme(): string | undefined {
  return document.documentElement.dataset['theme'];
}

function turnSystem(dark: boolean) {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
}
