// The mark in the sizes that phones, browsers and home screens ask for, drawn from the one vector file.
import { Resvg } from '@resvg/resvg-js';

const paper = '#fcf9f2';

export function iconFiles(favicon: string): Map<string, Uint8Array | string> {
  const mark = favicon.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return new Map<string, Uint8Array | string>([
    ['favicon.ico', asIco(png(onGround(mark, 32, 32), 32))],
    ['apple-touch-icon.png', png(onGround(mark, 180, 104, paper), 180)],
    ['icon-192.png', png(onGround(mark, 192, 192), 192)],
    ['icon-512.png', png(onGround(mark, 512, 512), 512)],
    // Launchers cut a circle out of it, so the mark stays inside the inner four fifths.
    ['icon-maskable-512.png', png(onGround(mark, 512, 256, paper), 512)],
    ['site.webmanifest', manifest],
  ]);
}

const manifest = JSON.stringify({
  name: 'Opener',
  short_name: 'Opener',
  description: 'Personal Instagram direct messages, written from the profile and sent with care.',
  start_url: '/app/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});

function onGround(mark: string, size: number, markSize: number, ground?: string): string {
  const edge = (size - markSize) / 2;
  const background = ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${background}<g transform="translate(${edge} ${edge}) scale(${markSize / 32})">${mark}</g></svg>`;
}

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** An icon file may simply wrap a PNG: a header of 6 bytes, a directory entry of 16, the picture. */
function asIco(picture: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
