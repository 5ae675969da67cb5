// Holds a page against axe's rules and says what is wrong where.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const onlyFaults: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  // Off by default; who steers by voice says what they see, so a control's name must contain it.
  rules: { 'label-content-name-mismatch': { enabled: true } },
};

/** All rules, or only those of colour: the rest does not change with the theme. */
export async function expectAccessible(page: Page, rules: 'all' | 'colours' = 'all'): Promise<void> {
  // Colours on their way in or out are nobody's fault.
  await page.evaluate(() => {
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map((animation) => animation.finished),
    );
  });
  // An open menu is framed by guards that hand the focus on at once; axe takes them for places where it could rest.
  const axe = new AxeBuilder({ page }).exclude('[data-base-ui-focus-guard]');
  if (rules === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  // Our frames hold no scripts to be looked into, so the second page that axe would open for them is spared.
  const { violations } = await axe.setLegacyMode().options(onlyFaults).analyze();
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target.join(' ')}\n${failureSummary}`),
  );
  expect(faults.join('\n\n')).toBe('');
}
