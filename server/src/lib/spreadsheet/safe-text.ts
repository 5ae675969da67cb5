// Makes text safe for every spreadsheet program. Biographies can contain anything.

/** Excel's limit for a cell. */
export const cellLimit = 32_767;

/** Control characters except tab and line feed, lone surrogates, and the two code points that XML forbids. */
const unsafe = /[^\P{Cc}\t\n]|\p{Cs}|[\uFFFE\uFFFF]/gu;

export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(unsafe, '');
}

/** Never in the middle of a character. */
export function fitCell(text: string): string {
  return text.length <= cellLimit ? text : text.slice(0, cellLimit).replace(/\p{Cs}$/u, '');
}
