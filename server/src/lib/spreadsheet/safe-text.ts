// Text that every spreadsheet program can hold. People's biographies contain anything.

/** More than this does not fit into a cell. */
export const cellLimit = 32_767;

/** Control characters but tab and line feed, lone surrogates, and the two code points that XML forbids. */
const unsafe = /[^\P{Cc}\t\n]|\p{Cs}|[\uFFFE\uFFFF]/gu;

export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unsafe, '');
}

/** Never through the middle of a character. */
export function fitCell(text: string): string {
  return text.length <= cellLimit ? text : text.slice(0, cellLimit).replace(/\p{Cs}$/u, '');
}
