// This machine, as addresses name it.
const names = new Set(['localhost', '127.0.0.1', '::1']);

/** Of a host as it is configured or as a URL has it, where IPv6 stands in brackets. */
export function isLoopback(host: string): boolean {
  return names.has(host.replaceAll(/[[\]]/g, ''));
}
