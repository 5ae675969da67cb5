// `npm run check`: what a change needs while it is made. Tests of browser components compute as long as all of it, so they are in `npm test`.
import { pathToFileURL } from 'node:url';
import { bin, runSteps, vitest } from './run-steps.mjs';

export const format = { name: 'format', command: bin('oxfmt'), args: ['--check', '.'] };

// In parallel: each has times in which it keeps only one core busy.
export const checks = [
  // The linter's type checker takes seconds instead of tsc's minute, and finds the same.
  {
    name: 'lint and types',
    command: bin('oxlint'),
    args: ['--type-aware', '--type-check', '--deny-warnings'],
  },
  { name: 'dead code', command: bin('knip'), args: [] },
  { name: 'logic and layers', ...vitest('unit') },
];

if (import.meta.url === pathToFileURL(process.argv[1]).href) await runSteps([format, checks]);
