// `npm run check`: everything that needs neither a database nor a browser.
import { pathToFileURL } from 'node:url';
import { bin, runSteps, vitest } from './run-steps.mjs';

export const checks = [
  { name: 'format', command: bin('oxfmt'), args: ['--check', '.'] },
  // In parallel: each has times in which it keeps only one core busy.
  [
    // The linter's type checker takes seconds instead of tsc's minute, and finds the same.
    {
      name: 'lint and types',
      command: bin('oxlint'),
      args: ['--type-aware', '--type-check', '--deny-warnings'],
    },
    { name: 'dead code', command: bin('knip'), args: [] },
    { name: 'logic and layers', ...vitest('unit') },
    { name: 'browser components', ...vitest('web') },
  ],
];

if (import.meta.url === pathToFileURL(process.argv[1]).href) await runSteps(checks);
