// Structured data about the product. A data block is never executed, so the CSP allows it inline.
import { publicUrl } from './head.ts';
import { listingOf } from './listing.ts';

export function structuredData(path: string): string {
  if (path !== '/') return '';
  const facts = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${publicUrl}/#us`,
        name: 'Opener',
        url: `${publicUrl}/`,
        logo: `${publicUrl}/icon-512.png`,
      },
      { '@type': 'WebSite', name: 'Opener', url: `${publicUrl}/`, publisher: { '@id': `${publicUrl}/#us` } },
      {
        '@type': 'SoftwareApplication',
        name: 'Opener',
        description: listingOf('/').description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        url: `${publicUrl}/`,
        image: `${publicUrl}/cards/home.png`,
        publisher: { '@id': `${publicUrl}/#us` },
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'USD',
          lowPrice: '19.00',
          highPrice: '119.00',
          offerCount: 3,
          url: `${publicUrl}/pricing`,
        },
      },
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;
}
