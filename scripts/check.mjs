// `npm run check`: everything that needs neither a database nor a browser.
import { pathToFileURL } from 'node:url';
import { bin, runSteps } from './run-steps.mjs';

export const checks = [
  { name: 'format', command: bin('oxfmt'), args: ['--check', '.'] },
  { name: 'lint', command: bin('oxlint'), args: ['--type-aware', '--deny-warnings'] },
  {
    name: 'types',
    // The slowest first.
    sideBySide: ['web', 'server', 'bench', 'e2e', 'contract'].map((workspace) => ({
      command: bin('tsc'),
      args: ['-p', workspace],
    })),
  },
  { name: 'dead code', command: bin('knip'), args: [] },
  {
    name: 'layers, logic and components',
    command: bin('vitest'),
    args: ['run', '--project', 'unit', '--project', 'web'],
  },
];

if (import.meta.url === pathToFileURL(process.argv[1]).href) await runSteps(checks);
