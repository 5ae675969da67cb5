// Limits per network address and per account for calls that guess at secrets or send mail. An email or username is counted together with
// the caller's address, so that nobody can use up another person's tries.
import { isIPv6 } from 'node:net';
import { normalizeUsername } from '@opener/contract/username';
import { commonErrors } from '@opener/contract/errors';
import type { FastifyRequest } from 'fastify';
import { type AttemptDeps, limitAttempts } from '../features/attempt/limit-attempts.ts';
import { minutes } from '../lib/clock.ts';

export type CallLimits = {
  action: string;
  /** At most this many of this action per window from one address, whichever account they are for. */
  perAddress?: number;
  /** For one account: that of the session, else that of the email, from one address. */
  perAccount: number;
  /** For calls that log in elsewhere: per username there, from one account. Tries of other accounts with that name are not counted. */
  perUsername?: number;
  windowMinutes: number;
  /** A long body counts as one call per this many bytes. */
  bytesPerCall?: number;
};

export function rateLimit(deps: AttemptDeps & { rateLimits: boolean }, limits: CallLimits) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!deps.rateLimits) return;
    const { action, perAddress, perAccount, perUsername, windowMinutes, bytesPerCall } = limits;
    const cost = bytesPerCall === undefined ? 1 : Math.max(1, Math.ceil(bodyBytes(request) / bytesPerCall));
    const limit = async (by: string, subject: string | undefined, most: number | undefined) => {
      if (subject === undefined || most === undefined) return;
      await limitAttempts(deps, {
        action: `${action}_by_${by}`,
        subject,
        limit: most,
        cost,
        windowMs: minutes(windowMinutes),
        sentence: commonErrors.tooMany,
      });
    };
    const address = addressGroup(request.ip);
    const email = textIn(request.body, 'email');
    const account = request.session?.user.id ?? (email && `${address} ${email}`);
    const username = textIn(request.body, 'username');
    await limit('address', address, perAddress);
    await limit('account', account, perAccount);
    await limit('username', account && username && `${account} ${normalizeUsername(username)}`, perUsername);
  };
}

/** Uses the Content-Length, because this runs before the body is read. Without one, the maximum counts; more is never read. */
function bodyBytes({ headers, routeOptions }: FastifyRequest): number {
  const announced = Number(headers['content-length'] ?? Number.NaN);
  const most = routeOptions.bodyLimit ?? 0;
  return Number.isFinite(announced) ? Math.min(announced, most) : most;
}

/** A household has one IPv4 address but a whole /64 of IPv6. Some proxies add the port, which is another one for each connection. */
export function addressGroup(address: string): string {
  const ip = address.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/u, '$1$2');
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/** What one provider or company may have: an IPv4 /24, an IPv6 /48. */
export function networkOf(ip: string): string {
  return addressGroup(ip).split(/[.:]/u, 3).join('.');
}

function textIn(body: unknown, field: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
