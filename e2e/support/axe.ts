// Checks a page with axe and reports each violation with its element.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All rules, or only those about colour: the rest does not change with the theme. */
export type Rules = 'all' | 'colours';

export async function expectAccessible(page: Page, rules: Rules = 'all'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axeSource);
    await page.evaluate(rememberColours);
  }
  // A faded list is about to be replaced.
  await expect(page.locator('.opacity-60')).toHaveCount(0);
  const faults = await page.evaluate(findFaults, rules);
  expect(faults.join('\n\n')).toBe('');
}

type Colour = { r: number; g: number; b: number; alpha: number };
type WithColours = { commons: { color: { Color: { prototype: { parseString(text: string): Colour } } } } };

/** Runs in the page. Caches parsed colours: axe parses every one again, which takes half of its time. */
function rememberColours(): void {
  const { prototype } = (globalThis as unknown as { axe: WithColours }).axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map<string, Colour>();
  prototype.parseString = function parseString(this: Colour, text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

/** Runs in the page. */
async function findFaults(rules: Rules): Promise<string[]> {
  // Colours in transition are not violations. A finished transition can start those of its children.
  const willEnd = ({ playState, effect }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  for (let moving; (moving = document.getAnimations().filter(willEnd)).length > 0;) {
    await Promise.allSettled(moving.map((animation) => animation.finished));
  }

  const { axe } = globalThis as unknown as { axe: typeof Axe };
  // A modal is checked alone: the page behind it is unreachable and was checked before. Notifications are outside of it.
  const layers = document.querySelectorAll<HTMLElement>(
    '[role=dialog]:not([aria-modal=false]), [role=alertdialog], [role=menu]',
  );
  const uppermost = [...layers].findLast((layer) => layer.checkVisibility());
  // An open menu has focus guards that pass the focus on; axe mistakes them for focusable elements.
  const guards = [...document.querySelectorAll<HTMLElement>('[data-base-ui-focus-guard]')];
  const { violations } = await axe.run(
    { include: [uppermost ?? document.documentElement], exclude: guards },
    {
      resultTypes: ['violations'],
      // Our frames contain no scripts to check, and no rule of ours needs the stylesheets loaded again.
      iframes: false,
      preload: false,
      ...(rules === 'colours' && { runOnly: ['color-contrast', 'link-in-text-block'] }),
      // Off by default; voice-control users say what they see, so a control's name must contain it.
      rules: rules === 'all' ? { 'label-content-name-mismatch': { enabled: true } } : {},
    },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`),
  );
}
