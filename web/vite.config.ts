// How the browser side is built, served in development and tested.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

// A file per primitive would mean twenty requests per page. Those that float above it bring Base UI along, and wait.
const chunks = [
  {
    name: 'framework',
    priority: 2,
    test: /node_modules.(react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
  },
  { name: 'ui', priority: 1, test: /web.src.ui.(?!(menu|modal|dialog|drawer|toast|tooltip)\.)/ },
];

export default defineConfig({
  root: here('.'),
  envDir: here('..'),
  // Exactly this one variable of the environment reaches the browser.
  envPrefix: ['API_URL'],
  plugins: [react(), tailwindcss()],
  build: {
    // The content policy allows no data: scripts or styles, and files can be cached apart.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: { '/api': api, '/local': api },
  },
  test: {
    setupFiles: [here('./src/testing/setup.ts')],
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
