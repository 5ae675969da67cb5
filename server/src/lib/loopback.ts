// Addresses of this machine.
const names = new Set(['localhost', '127.0.0.1', '::1']);

/** For a configured host, or the host of a URL, where IPv6 is in brackets. */
export function isLoopback(host: string): boolean {
  return names.has(host.replaceAll(/[[\]]/g, ''));
}
