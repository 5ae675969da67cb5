// Builds the web app and serves it in development.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './icons.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

const reactRouter = [
  { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: here('../node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

// One file per module would mean forty requests per page. Everything else is split where it is loaded on demand.
const chunks = [
  // What the first script needs to load the others. Separate, so that it does not pull them in.
  { name: 'preload', priority: 4, test: /vite\/preload-helper|rolldown\/runtime/ },
  { name: 'react', priority: 3, test: /node_modules.(react|react-dom|scheduler)[\\/]/ },
  { name: 'router', priority: 3, test: /node_modules.react-router[\\/]/ },
  {
    name: 'queries',
    priority: 2,
    test: /node_modules.@tanstack.(react-query|query-core)[\\/]/,
    minShareCount: 12,
  },
  // The frame of the public pages and the front page, with all that they import: most other pages use the same parts.
  { name: 'front', priority: 1, test: /web.src.(app.site-page|features.site.landing-screen)\.tsx$/ },
];

export default defineConfig({
  root: here('.'),
  envDir: here('..'),
  // The only environment variable that reaches the browser.
  envPrefix: ['API_URL'],
  plugins: [icons(), react(), tailwindcss()],
  build: {
    // The CSP allows no data: URLs for scripts or styles, and files can be cached separately.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    // Tailwind's minimum: older browsers would need every colour three times.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  resolve: {
    // For bundlers, its package exports only the development build.
    alias: process.env.NODE_ENV === 'production' ? reactRouter : [],
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: { '/api': api, '/local': api },
  },
});
