// Which characters a text for people may contain: no control characters but tabs and line breaks, and no lone surrogates.
const unprintable = /(?!\r\n)[^\P{Cc}\t\n]|\p{Cs}/u;
const everyUnprintable = new RegExp(unprintable, 'gu');

export function isPrintable(text: string): boolean {
  return !unprintable.test(text);
}

/** With spaces in place of everything else. */
export function toPrintable(text: string): string {
  return text.replaceAll(everyUnprintable, ' ');
}
