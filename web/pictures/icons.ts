// The mark in the sizes that phones, browsers and home screens ask for, from the one vector file.
const paper = '#fcf9f2';

/** The drawing of each file; favicon.ico is wrapped around a picture. */
export function iconDrawings(favicon: string): Map<string, string> {
  const mark = favicon.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return new Map([
    ['favicon.ico', onGround(mark, 32, 32)],
    ['apple-touch-icon.png', onGround(mark, 180, 104, paper)],
    ['icon-192.png', onGround(mark, 192, 192)],
    ['icon-512.png', onGround(mark, 512, 512)],
    // Launchers cut a circle out of it, so the mark stays inside the inner four fifths.
    ['icon-maskable-512.png', onGround(mark, 512, 256, paper)],
  ]);
}

function onGround(mark: string, size: number, markSize: number, ground?: string): string {
  const edge = (size - markSize) / 2;
  const background = ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${background}<g transform="translate(${edge} ${edge}) scale(${markSize / 32})">${mark}</g></svg>`;
}

/** An icon file may simply wrap a PNG: a header of 6 bytes, a directory entry of 16, the picture. */
export function asIco(picture: Uint8Array): Uint8Array {
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
