// Limits per address and per account for calls that guess at secrets or send mail.
import { isIPv6 } from 'node:net';
import { normalizeUsername } from '@opener/contract/dm';
import { commonErrors } from '@opener/contract/errors';
import type { FastifyRequest } from 'fastify';
import { type AttemptDeps, limitAttempts } from '../features/attempt/limit-attempts.ts';
import { minutes } from '../lib/clock.ts';

export type CallLimits = {
  action: string;
  /** At most this many of this action in the window, from one address and for one account. */
  perAddress?: number;
  perAccount: number;
  /** For calls that log in elsewhere: for one account with one username there. What others try with that name is not counted. */
  perUsername?: number;
  windowMinutes: number;
};

export function rateLimit(deps: AttemptDeps & { rateLimits: boolean }, limits: CallLimits) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!deps.rateLimits) return;
    const { action, perAddress, perAccount, perUsername, windowMinutes } = limits;
    const limit = async (by: string, subject: string | undefined, most: number | undefined) => {
      if (subject === undefined || most === undefined) return;
      await limitAttempts(deps, {
        action: `${action}_by_${by}`,
        subject,
        limit: most,
        windowMs: minutes(windowMinutes),
        sentence: commonErrors.tooMany,
      });
    };
    await limit('address', addressGroup(request.ip), perAddress);
    const account = request.session?.user.id ?? textIn(request.body, 'email');
    await limit('account', account, perAccount);
    const username = textIn(request.body, 'username');
    await limit('username', username && `${account}:${normalizeUsername(username)}`, perUsername);
  };
}

/** One household has one IPv4 address, but a whole /64 of IPv6. */
export function addressGroup(ip: string): string {
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

function textIn(body: unknown, field: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
