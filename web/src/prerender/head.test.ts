import { expect, it } from 'vitest';
import { prerendered } from '../app/routes.tsx';
import { robots, sitemap } from './crawlers.ts';
import { cardPath, headOf } from './head.ts';
import { listingOf } from './listing.ts';
import { structuredData } from './structured-data.ts';

const listed = prerendered.filter((path) => listingOf(path).listed);

it('every listed page has a description and a card of its own', () => {
  expect(listed).toContain('/pricing');
  const descriptions = listed.map((path) => listingOf(path).description);
  expect(new Set(descriptions).size).toBe(listed.length);
  expect(descriptions.filter((text) => text.length < 30 || text.length > 160)).toEqual([]);
  expect(new Set(listed.map(cardPath)).size).toBe(listed.length);
});

it.each(listed)('%s has its canonical address', (path) => {
  const head = headOf(path, 'A "title"');
  expect(head).toContain(`<link rel="canonical" href="__PUBLIC_URL__${path}" />`);
  expect(head).toContain('<meta property="og:title" content="A &quot;title&quot; · Opener" />');
  expect(head).not.toContain('noindex');
});

it.each(['/goodbye', '/verify-email', '/reset-password', '/404'])('%s is not to be listed', (path) => {
  expect(headOf(path, 'x')).toContain('noindex');
  expect(sitemap(prerendered)).not.toContain(`${path}<`);
});

it('crawlers find every listed page and stay out of the app', () => {
  expect(sitemap(prerendered).match(/<loc>/g)).toHaveLength(listed.length);
  expect(robots).toMatch(/Disallow: \/app\n/);
});

it('the facts for machines are valid JSON and cannot end their script', () => {
  const block = structuredData('/').replace(/^<script type="application\/ld\+json">|<\/script>$/g, '');
  expect(block).not.toContain('<');
  const facts = JSON.parse(block) as { '@graph': { '@type': string }[] };
  expect(facts['@graph'].map((fact) => fact['@type'])).toContain('SoftwareApplication');
  expect(structuredData('/terms')).toBe('');
});
