// Paths from outside (a query, a stored state) are followed only if they stay on this site.
export function sitePath(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  if (/^\/[/\\]/.test(value) || hasControlCharacter(value)) return undefined;
  try {
    const url = new URL(value, origin);
    // Dot segments may collapse into the `//` that was just refused.
    if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
