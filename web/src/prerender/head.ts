// The metadata of a page for search and sharing. The server fills in the site's address.
import { pageTitle } from '../lib/use-document-title.ts';
import { listingOf } from './listing.ts';

/** Replaced by the server when it reads the page. */
export const publicUrl = '__PUBLIC_URL__';

export function headOf(path: string, title: string): string {
  const { description, listed } = listingOf(path);
  const address = `${publicUrl}${path}`;
  const card = `${publicUrl}${cardPath(path)}`;
  const lines = [
    listed ? `<link rel="canonical" href="${address}" />` : '<meta name="robots" content="noindex" />',
    property('og:site_name', 'Opener'),
    property('og:type', 'website'),
    property('og:title', pageTitle(title)),
    property('og:description', description),
    property('og:url', address),
    property('og:image', card),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', listingOf(path).card),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  return lines.join('\n    ');
}

/** The same on every page, including the signed-in area. */
export const iconLinks = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32" />',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
  '<link rel="manifest" href="/site.webmanifest" />',
].join('\n    ');

export function cardPath(path: string): string {
  return `/cards/${listingOf(path).listed && path !== '/' ? path.slice(1) : 'home'}.png`;
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escape(content)}" />`;
}
