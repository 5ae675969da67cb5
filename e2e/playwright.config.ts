// Journeys through the built product in a real browser.
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './product/start-product.ts',
  reporter: [['list'], ['./product/server-log-reporter.ts'], ['../scripts/test-times.mjs']],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // Long, because a shared machine can lose most of its processor to others for minutes; a test that passes waits no longer for it.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env['E2E_URL'] ?? '',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // Waiting for animations is slow; the tests about them enable them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: browserFlags() },
  },
});

function browserFlags(): string[] {
  const quiet = ['gpu', 'quic', 'background-networking', 'component-update', 'sync'];
  const flags = ['--no-first-run', ...quiet.map((name) => `--disable-${name}`)];
  // Chromium's sandbox does not work as root.
  return process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags;
}
