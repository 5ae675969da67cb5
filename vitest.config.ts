// Three kinds of test: pure logic (node), browser components (jsdom), and HTTP + real PostgreSQL (db). Files of a kind share a process
// and its modules: each test cleans up after itself, and loading everything anew for each file would take twice as long.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // All cores: by default one is left free, which on a machine with two is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{contract,server,web}/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: { name: 'web', isolate: false, include: ['src/**/*.test.tsx'], environment: 'jsdom' },
      },
      {
        test: {
          name: 'db',
          isolate: false,
          include: ['server/src/**/*.db.test.ts'],
          globalSetup: ['server/src/testing/database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
