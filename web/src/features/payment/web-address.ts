// A URL from another server is followed only if it is a page: on this site, or over http(s).
import { sitePath } from '../../lib/site-path.ts';

export function webAddress(value: string, origin: string): string | undefined {
  return sitePath(value, origin) ?? foreignPage(value);
}

function foreignPage(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
