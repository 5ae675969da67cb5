// The stand-ins' pages show reset links and accept payments, so only requests from this machine are answered.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../lib/errors.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Headers that proxies add to forwarded requests. */
const forwarding =
  /^(?:(?:x-)?forwarded|via|cdn-loop|.+-(?:ip|addr|address)|(?:x-forwarded|x-original|x-envoy|x-amzn|x-azure|x-vercel|x-appengine|x-nf|cf|fastly|fly|akamai)-.+)$/;

/**
 * Guards every route of `app`, which must contain nothing else: the raw path can't be compared, because the router decodes it. `open` is
 * for operators who expose stand-ins on purpose; forms from other sites are refused even then.
 */
export function localOnly(app: FastifyInstance, open: boolean): void {
  app.addHook('onRequest', async (request) => {
    const isHere = open || (isAddressedToUs(request) && !isForwarded(request));
    if (!isHere || !(isReading(request) || isFromOurPages(request)))
      throw new AppError('forbidden', 'local_only', 'The stand-in pages are only available on this machine.');
  });
}

/** Protects against DNS rebinding: another site's name that resolves to this machine. */
function isAddressedToUs(request: FastifyRequest): boolean {
  return loopback.has(hostnameOf(`http://${request.headers.host ?? ''}`));
}

/** No browser uses HTTP/1.0, but nginx does by default, without adding a header. */
function isForwarded(request: FastifyRequest): boolean {
  if (request.raw.httpVersion === '1.0') return true;
  return Object.keys(request.headers).some((name) => forwarding.test(name));
}

function isReading(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Browsers send the origin of a form; a request without one is not from a browser. */
function isFromOurPages(request: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}

function hostnameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
