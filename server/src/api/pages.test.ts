import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pages } from './pages.ts';

const app = Fastify();
let webDist: string;

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(webDist, 'terms'));
  await mkdir(join(webDist, '.vite'));
  await writeFile(join(webDist, '.vite/manifest.json'), '{}');
  const page = '<head><link rel="canonical" href="__PUBLIC_URL__/terms" /></head><body></body>';
  await writeFile(join(webDist, 'terms/index.html'), page);
  await writeFile(join(webDist, 'sitemap.xml'), '<loc>__PUBLIC_URL__/terms</loc>');
  await writeFile(join(webDist, 'robots.txt'), 'Sitemap: __PUBLIC_URL__/sitemap.xml');
  await pages(app, { webDist, standIns: [], publicUrl: 'https://opener.example' });
});
afterAll(async () => {
  await app.close();
  await rm(webDist, { recursive: true });
});

it.each([
  ['/terms', 'text/html', 'href="https://opener.example/terms"'],
  ['/sitemap.xml', 'application/xml', '<loc>https://opener.example/terms</loc>'],
  ['/robots.txt', 'text/plain', 'Sitemap: https://opener.example/sitemap.xml'],
])('%s names the address where the site is reached', async (url, type, text) => {
  const answer = await app.inject(url);
  expect(answer.headers['content-type']).toContain(type);
  expect(answer.body).toContain(text);
  expect(answer.body).not.toContain('__PUBLIC_URL__');
});

it.each(['/api/nowhere', '/local/nothing', '/.vite/manifest.json'])(
  '%s is not answered with a page',
  async (url) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      expect.stringContaining('application/json'),
    ]);
  },
);
