/** What programs take for the dot of an address, and what people would. */
const dots = '.\u00b7\u0589\u06d4\u0701\u0702\u2022\u2027\u2219\u22c5\u3002\u30fb\ua4f8';
const linkLike = new RegExp(`[/:@\\\\\u2044\u2215]|[^${dots}][${dots}]+[^${dots}]`, 'u');

/** For a greeting. What could be taken for a link is not repeated to somebody whose address a stranger may have typed. */
export function firstName(name: string): string {
  // Mail programs link full-width and other compatible signs too.
  const [first = ''] = name.normalize('NFKC').trim().split(/\s+/);
  return first === '' || linkLike.test(first) ? 'there' : first;
}
