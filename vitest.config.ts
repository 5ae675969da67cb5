// Four kinds of test: pure logic (unit), browser components (web), HTTP with a real PostgreSQL (db), and the PostgreSQL launcher (launch).
// Files of a kind share a process and its modules, because reloading them for each file takes twice as long; files and tests run in a
// random order, to expose tests that depend on others. TEST_SEED repeats an order.
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons } from './web/icons.ts';
import TestTimes from './scripts/test-times.mjs';

const seed = Number(process.env['TEST_SEED'] ?? Date.now());

const common = {
  // Tests leave much garbage. A large young generation is collected less often.
  execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
  isolate: false,
  sequence: { shuffle: true, seed },
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  // The default of a second is short on a busy machine.
  expect: { poll: { timeout: 30_000 } },
};
const withDatabase = { ...common, testTimeout: 180_000, hookTimeout: 180_000 };
const server = 'server/src/**';

export default defineConfig({
  test: {
    // All cores: by default one is left free, which is half of a two-core machine.
    maxWorkers: '100%',
    sequence: common.sequence,
    reporters: ['default', new TestTimes()],
    projects: [
      {
        plugins: [icons()],
        test: {
          ...common,
          name: 'unit',
          include: [
            '{contract,embedded-postgres,server,stand-ins,web}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.{db,launch}.test.ts', '**/node_modules/**'],
          // One test reads all layers, which takes minutes on a machine that others keep busy.
          testTimeout: 300_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          ...common,
          name: 'web',
          include: ['src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [fileURLToPath(new URL('./web/src/testing/setup.ts', import.meta.url))],
          // Several times what one query may take on a busy machine.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...withDatabase,
          name: 'db',
          // They spend much of their time waiting for PostgreSQL.
          maxWorkers: cpus().length + 1,
          include: [`${server}/*.db.test.ts`],
          globalSetup: ['server/src/testing/database.ts'],
          provide: { testSeed: seed },
        },
      },
      { test: { ...withDatabase, name: 'launch', include: ['embedded-postgres/src/*.launch.test.ts'] } },
    ],
  },
});
