/** Everything that programs or people may read as the dot of an address. */
const dots = '.\u00b7\u0589\u06d4\u0701\u0702\u2022\u2027\u2219\u22c5\u3002\u30fb\ua4f8';
const linkLike = new RegExp(`[/:@\\\\\u2044\u2215]|[^${dots}][${dots}]+[^${dots}]`, 'u');

/** For a greeting. Anything that could become a link is dropped, because a stranger may have typed the recipient's address. */
export function firstName(name: string): string {
  // Mail clients link full-width and other compatibility characters too.
  const [first = ''] = name.normalize('NFKC').trim().split(/\s+/);
  return first === '' || linkLike.test(first) ? 'there' : first;
}
