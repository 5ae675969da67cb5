// robots.txt and the sitemap.
import { publicUrl } from './head.ts';
import { listingOf } from './listing.ts';

export function sitemap(paths: readonly string[]): string {
  const entries = paths
    .filter((path) => listingOf(path).listed)
    .map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

export const robots = `User-agent: *
Disallow: /app
Disallow: /api
Disallow: /local

Sitemap: ${publicUrl}/sitemap.xml
`;
