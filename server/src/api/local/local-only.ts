// The stand-ins' pages show reset links and take payments, so they answer whoever sits at this machine and nobody else.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../lib/errors.ts';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
/** What proxies and networks add to a request that they pass on. */
const forwarding =
  /^(?:(?:x-)?forwarded|via|cdn-loop|.+-(?:ip|addr|address)|(?:x-forwarded|x-original|x-envoy|x-amzn|x-azure|x-vercel|x-appengine|x-nf|cf|fastly|fly|akamai)-.+)$/;

/**
 * Guards every route of `app`, which must hold nothing else: the address as it was sent says little, because the router decodes it.
 * `open` is for those who let others in on purpose; a form on a stranger's page is refused all the same.
 */
export function localOnly(app: FastifyInstance, open: boolean): void {
  app.addHook('onRequest', async (request) => {
    const isHere = open || (isAddressedToUs(request) && !isForwarded(request));
    if (!isHere || !(isReading(request) || isFromOurPages(request)))
      throw new AppError('forbidden', 'local_only', 'The pages of the stand-ins answer this machine only.');
  });
}

/** A name that somebody else points at this machine is not ours. */
function isAddressedToUs(request: FastifyRequest): boolean {
  return loopback.has(hostnameOf(`http://${request.headers.host ?? ''}`));
}

/** No browser speaks HTTP/1.0, but nginx does unless it is told otherwise, and adds no header of its own. */
function isForwarded(request: FastifyRequest): boolean {
  if (request.raw.httpVersion === '1.0') return true;
  return Object.keys(request.headers).some((name) => forwarding.test(name));
}

function isReading(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Browsers say where a form comes from; what says nothing is no browser. */
function isFromOurPages(request: FastifyRequest): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}

function hostnameOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}
