import { isLoopback } from '../lib/loopback.ts';
import { type Finding, findingsOf } from './check.ts';
import {
  askUnipile,
  events2,
  findWebhooks,
  kinds,
  readAccounts,
  type UnipileSettings,
  versionOf,
  type Webhooks1,
  type Webhooks2,
} from './unipile-client.ts';

const { ok, fault, skipped, blocked } = findingsOf('sending');
const register = 'run npm run doctor -- --register';

export async function checkSending(
  unipile: UnipileSettings | undefined,
  publicUrl: string,
  /** How many accounts Opener knows, if the database can be read. */
  known?: number,
): Promise<Finding[]> {
  if (!unipile)
    return [
      skipped(
        'key',
        'no UNIPILE_API_KEY: nothing reaches Instagram',
        'set UNIPILE_DSN, UNIPILE_API_KEY and UNIPILE_WEBHOOK_SECRET',
      ),
    ];
  const version = versionOf(unipile);
  const answer = await askUnipile(unipile, version === 1 ? '/accounts?limit=250' : '/accounts/?limit=100');
  const accounts = answer.status === 200 ? readAccounts(version, answer.body) : undefined;
  if (!accounts) {
    const found =
      answer.status === 401 || answer.status === 403
        ? fault(
            'key',
            `Unipile does not recognize this key (version ${version})`,
            'keys of version 1 and 2 differ: check that UNIPILE_DSN and UNIPILE_API_KEY come from the same dashboard',
          )
        : fault(
            'key',
            `Unipile: ${answer.told}`,
            'check UNIPILE_DSN: https://apiN.unipile.com:PORT, or https://api.unipile.com/v2',
          );
    return blocked(found, 'accounts', 'webhooks');
  }
  return [
    ok('key', `version ${version} of Unipile’s API`),
    accounts.working === accounts.all
      ? ok('accounts', sayAccounts(accounts.all, known))
      : fault(
          'accounts',
          `${accounts.all - accounts.working} of ${accounts.all} need to log in again`,
          'their owners were notified by mail; check the accounts in Unipile’s dashboard',
        ),
    await checkWebhooks(unipile, publicUrl),
  ];
}

/** Accounts that Opener does not know belong to another user of this key, or to nobody. */
function sayAccounts(all: number, known = all): string {
  if (all === 0) return 'no Instagram account is connected yet';
  return all > known
    ? `${all} connected, ${all - known} unknown to Opener: each is billed`
    : `${all} connected`;
}

async function checkWebhooks(unipile: UnipileSettings, publicUrl: string): Promise<Finding> {
  if (isLoopback(new URL(publicUrl).hostname))
    return skipped(
      'webhooks',
      'Unipile cannot reach this machine',
      'set PUBLIC_URL: without webhooks, replies and opt-outs do not arrive',
    );
  const webhooks = await findWebhooks(unipile, publicUrl);
  if (webhooks.version === 0)
    return fault(
      'webhooks',
      `Unipile did not list the webhooks: ${webhooks.told}`,
      'use a key that can manage webhooks',
    );
  return webhooks.version === 1 ? judge1(webhooks) : judge2(webhooks);
}

function judge1({ good, wrong }: Webhooks1): Finding {
  const missing = kinds.filter((kind) => !good.has(kind));
  if (missing.length === 0) return ok('webhooks', 'replies and account changes arrive here');
  const off = wrong.find(({ kind }) => missing.some((name) => name === kind));
  const text = off ? `the webhook for ${off.kind} ${off.why}` : `no webhook for ${missing.join(' and ')}`;
  return fault('webhooks', text, register);
}

function judge2({ found }: Webhooks2): Finding {
  if (!found) return fault('webhooks', 'Unipile sends no events to this address', register);
  const missing = events2.filter((name) => !found.events.includes(name));
  if (!found.enabled) return fault('webhooks', 'the webhook is switched off', register);
  if (missing.length > 0) return fault('webhooks', `the webhook is missing ${missing.join(', ')}`, register);
  if (found.secret === 'wrong')
    return fault(
      'webhooks',
      'UNIPILE_WEBHOOK_SECRET is not the secret of this webhook',
      'copy it from the webhook in Unipile’s dashboard',
    );
  const known = found.secret === 'right' ? '' : '; its secret is verified with the first reply';
  return ok('webhooks', `replies and account changes arrive here${known}`);
}
