import { isLoopback } from '../lib/loopback.ts';
import { reasonOf } from './ask-json.ts';
import { type Finding, findingsOf } from './check.ts';

const { ok, fault, skipped, blocked } = findingsOf('address');

export type Address = { publicUrl: string; trustProxy: number };

/** Seen from this machine; it may look different from outside. */
export async function checkAddress({ publicUrl, trustProxy }: Address): Promise<Finding[]> {
  const { hostname, protocol } = new URL(publicUrl);
  if (isLoopback(hostname))
    return [
      skipped(
        'public address',
        `${publicUrl} is only reachable from this machine`,
        'set PUBLIC_URL to the address that people use',
      ),
    ];
  const tls =
    protocol === 'https:'
      ? ok('encryption', 'https')
      : fault(
          'encryption',
          'passwords would be sent unencrypted',
          'put a TLS proxy in front, and use https:// in PUBLIC_URL',
        );
  const health = await ask(publicUrl);
  if (health.type === 'fault')
    return [tls, ...blocked(fault('public address', health.text, health.todo), 'proxies')];
  return [
    tls,
    ok('public address', `Opener answers at ${publicUrl}`),
    checkProxies(protocol, trustProxy, health.hops),
  ];
}

type Health = { type: 'ok'; hops: number } | { type: 'fault'; text: string; todo: string };

async function ask(publicUrl: string): Promise<Health> {
  try {
    const response = await fetch(`${publicUrl}/api/health`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status >= 300 && response.status < 400)
      return {
        type: 'fault',
        text: 'the address redirects elsewhere',
        todo: 'set PUBLIC_URL to the address it redirects to',
      };
    const isOurs = response.status === 200 && JSON.stringify(body) === '{"status":"ok"}';
    if (!isOurs)
      return {
        type: 'fault',
        text: `something else answers there (${response.status})`,
        todo: 'check where the proxy forwards to, and that Opener is running',
      };
    return { type: 'ok', hops: hopsIn(response.headers) };
  } catch (error) {
    const reason = reasonOf(error);
    const todo = /CERT|SSL|TLS|SIGNED|ISSUER/.test(reason)
      ? 'renew or complete the proxy’s certificate'
      : 'start Opener, and check the name’s DNS record, the firewall and the proxy';
    return { type: 'fault', text: `nothing answers there (${reason})`, todo };
  }
}

/** The number of proxies that add a header. */
function hopsIn(headers: Headers): number {
  const named = headers.get('via')?.split(',').length ?? 0;
  return Math.max(named, headers.has('cf-ray') ? 1 : 0);
}

/** Opener itself does not speak TLS, so https means at least one proxy. */
function checkProxies(protocol: string, trusted: number, hops: number): Finding {
  const least = Math.max(hops, protocol === 'https:' ? 1 : 0);
  if (trusted < least)
    return fault(
      'proxies',
      `TRUST_PROXY is ${trusted}, but at least ${least} ${least === 1 ? 'proxy is' : 'proxies are'} in front`,
      `set TRUST_PROXY=${least}: otherwise rate limits treat everyone as one visitor`,
    );
  if (trusted > 0 && least === 0)
    return fault(
      'proxies',
      `TRUST_PROXY is ${trusted}, but no proxy was detected`,
      'set TRUST_PROXY=0, or visitors can spoof their address',
    );
  return ok('proxies', `TRUST_PROXY=${trusted} is plausible`);
}
