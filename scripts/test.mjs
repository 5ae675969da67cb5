// `npm test`: everything, from format to the browser.
import { checks } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { bin, runSteps } from './run-steps.mjs';

process.env.CHROMIUM = findChromium();

await runSteps([
  ...checks,
  { name: 'HTTP and database', command: bin('vitest'), args: ['run', '--project', 'db'] },
  { name: 'build', command: process.execPath, args: ['scripts/build.mjs'] },
  { name: 'weight of the front page', command: process.execPath, args: ['scripts/budget.mjs'] },
  { name: 'browser', command: bin('playwright'), args: ['test', '--config', 'e2e/playwright.config.ts'] },
]);
console.log('\nEverything passed.');
