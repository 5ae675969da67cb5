// Limits per address and per account for calls that guess at secrets or send mail.
import { isIPv6 } from 'node:net';
import { commonErrors } from '@opener/contract/errors';
import type { FastifyRequest } from 'fastify';
import { type AttemptDeps, limitAttempts } from '../features/attempt/limit-attempts.ts';
import { minutes } from '../lib/clock.ts';

export type CallLimits = {
  action: string;
  /** At most this many of this action in the window, from one address and for one account. */
  perAddress: number;
  perAccount: number;
  windowMinutes: number;
};

export function rateLimit(deps: AttemptDeps & { rateLimits: boolean }, limits: CallLimits) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!deps.rateLimits) return;
    const common = { windowMs: minutes(limits.windowMinutes), sentence: commonErrors.tooMany };
    const subject = addressGroup(request.ip);
    await limitAttempts(deps, {
      ...common,
      action: `${limits.action}_by_address`,
      subject,
      limit: limits.perAddress,
    });
    const account = request.session?.user.id ?? emailOf(request.body);
    if (account) {
      await limitAttempts(deps, {
        ...common,
        action: `${limits.action}_by_account`,
        subject: account,
        limit: limits.perAccount,
      });
    }
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

function emailOf(body: unknown): string | undefined {
  return typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
    ? body.email
    : undefined;
}
