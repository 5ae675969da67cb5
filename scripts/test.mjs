// `npm test`: everything, from format to the browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks, format } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { bin, runSteps, vitest } from './run-steps.mjs';
import { slowest } from './test-times.mjs';

/** In two of them it is another day than in UTC for half of the time. */
const zones = ['UTC', 'Pacific/Pago_Pago', 'Pacific/Kiritimati'];

const notes = mkdtempSync(join(tmpdir(), 'opener-times-'));
process.on('exit', () => rmSync(notes, { recursive: true }));
process.env.TEST_TIMES = join(notes, 'times.jsonl');
process.env.TEST_SEED ??= String(Date.now() % 1_000_000);
process.env.TZ ??= zones[process.env.TEST_SEED % zones.length];
process.env.CHROMIUM = findChromium();

const { TEST_SEED: seed, TZ: zone } = process.env;
console.log(`Tests run in the order of seed ${seed}, in ${zone}; TEST_SEED=${seed} repeats both.`);
const browser = ['test', '--config', 'e2e/playwright.config.ts', '--shuffle', seed];
await runSteps([
  format,
  [...checks, { name: 'browser components', ...vitest('web') }],
  [
    { name: 'HTTP and database', ...vitest('db') },
    { name: 'launching PostgreSQL', ...vitest('launch') },
    { name: 'build', command: process.execPath, args: ['scripts/build.mjs'] },
  ],
  { name: 'weight of the pages', command: process.execPath, args: ['scripts/budget.mjs'] },
  { name: 'browser', command: bin('playwright'), args: browser },
]);
console.log(`\nThe slowest tests:\n${slowest().join('\n')}\n\nEverything passed.`);
