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

// One file per shared module would mean seventy requests for the dashboard. So what several screens need is built into few files, each with
// all that it imports and no earlier one has. The entries, `main.tsx` and `site.tsx`, stay out: they await the screens, which import these.
const chunks = inOrder([
  // What the first script needs to load the others. Separate, so that it does not pull them in.
  { name: 'preload', test: /vite\/preload-helper|rolldown\/runtime/ },
  { name: 'react', test: /node_modules.(react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules.react-router[\\/]/ },
  { name: 'queries', test: /node_modules.@tanstack.(react-query|query-core)[\\/]/, minShareCount: 12 },
  // The frame of the public pages and the front page: most other pages use the same parts.
  {
    name: 'front',
    test: /web.src.(app.(site-page|public-pages)|features.(account.keep-session|site.landing-screen))\.tsx?$/,
  },
  { name: 'start', test: /web.src.app.(providers|routes|load-matched)\.tsx?$/ },
  { name: 'pricing', test: /features.payment.pricing-screen\.tsx$/ },
  {
    name: 'forms',
    test: /features.account.(login|signup|verify-email|forgot-password|reset-password)-screen\.tsx$/,
  },
  { name: 'app', test: /web.src.app.app-layout\.tsx$/ },
  { name: 'screens', minShareCount: 4 },
]);

function inOrder<Group>(groups: Group[]): (Group & { priority: number })[] {
  return groups.map((group, index) => ({ ...group, priority: groups.length - index }));
}

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
