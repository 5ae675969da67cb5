// What the checks ask Unipile, in either version of its API.
import * as z from 'zod';
import { sameText, hashToken } from '../lib/crypto.ts';
import { dialectOf } from '../providers/instagram/unipile.ts';
import { version2 } from '../providers/instagram/unipile-v2.ts';
import { askJson, type JsonAnswer, type Question } from './ask-json.ts';

export type UnipileSettings = { dsn: string; apiKey: string; webhookSecret: string };

export const webhookPath = '/api/instagram/webhook';

export function askUnipile(
  { dsn, apiKey }: UnipileSettings,
  path: string,
  question: Omit<Question, 'headers'> = {},
): Promise<JsonAnswer> {
  const base = dialectOf(dsn).baseOf(dsn.replace(/\/+$/, ''));
  return askJson(`${base}${path}`, { ...question, headers: { 'x-api-key': apiKey } });
}

export function versionOf({ dsn }: UnipileSettings): 1 | 2 {
  return dialectOf(dsn) === version2 ? 2 : 1;
}

const Accounts1 = z.object({
  items: z.array(
    z.object({ type: z.string(), sources: z.array(z.object({ status: z.string() })).nullish() }),
  ),
});
const Accounts2 = z.object({ data: z.array(z.object({ provider: z.string(), status: z.string() })) });

/** The Instagram accounts there and how many of them work; undefined if the answer is not a list. */
export function readAccounts(version: 1 | 2, body: unknown): { all: number; working: number } | undefined {
  if (version === 1) {
    const ours = Accounts1.safeParse(body).data?.items.filter(({ type }) => type === 'INSTAGRAM');
    const works = ours?.filter(({ sources }) => sources?.some(({ status }) => status === 'OK'));
    return ours && works && { all: ours.length, working: works.length };
  }
  const ours = Accounts2.safeParse(body).data?.data.filter(({ provider }) => provider === 'instagram');
  return ours && { all: ours.length, working: ours.filter(({ status }) => status === 'running').length };
}

/** Required events: version 1 has one webhook per kind, version 2 one for all. */
export const kinds = ['messaging', 'account_status'] as const;
export const events2 = [
  'message.new',
  'account.add',
  'account.reconnect',
  'account.remove',
  'account.status.running',
  'account.status.disconnected',
] as const;

const Header = z.object({ key: z.string(), value: z.string() });
const Hooks1 = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      request_url: z.string(),
      enabled: z.boolean().nullish(),
      source: z.string().nullish(),
      events: z.array(z.string()).nullish(),
      headers: z.array(Header).nullish(),
    }),
  ),
});
const Hooks2 = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      enabled: z.boolean().nullish(),
      trigger_events: z.array(z.string()),
      secret: z.string().nullish(),
    }),
  ),
});

export type Webhooks1 = { version: 1; good: Set<string>; wrong: { id: string; kind: string; why: string }[] };
export type Webhooks2 = {
  version: 2;
  found:
    | { id: string; enabled: boolean; events: string[]; secret: 'right' | 'wrong' | 'unknown' }
    | undefined;
};

export async function findWebhooks(
  settings: UnipileSettings,
  publicUrl: string,
): Promise<Webhooks1 | Webhooks2 | { version: 0; told: string }> {
  const version = versionOf(settings);
  const answer = await askUnipile(
    settings,
    version === 1 ? '/webhooks?limit=100' : '/webhooks/endpoints/?limit=100',
  );
  const here = `${publicUrl}${webhookPath}`;
  if (version === 1) {
    const { data } = Hooks1.safeParse(answer.body);
    return data && answer.status === 200 ? read1(settings, data, here) : { version: 0, told: answer.told };
  }
  const { data } = Hooks2.safeParse(answer.body);
  return data && answer.status === 200 ? read2(settings, data, here) : { version: 0, told: answer.told };
}

function read1(
  { webhookSecret }: UnipileSettings,
  { items }: z.infer<typeof Hooks1>,
  here: string,
): Webhooks1 {
  const good = new Set<string>();
  const wrong: Webhooks1['wrong'] = [];
  for (const hook of items.filter(({ request_url }) => request_url === here)) {
    const kind = hook.source ?? (hook.events?.includes('message_received') ? 'messaging' : 'account_status');
    const sent = hook.headers?.find(({ key }) => key.toLowerCase() === 'unipile-auth')?.value ?? '';
    const knows = sameText(hashToken(sent), hashToken(webhookSecret));
    if (hook.enabled === false) wrong.push({ id: hook.id, kind, why: 'is switched off' });
    else if (!knows) wrong.push({ id: hook.id, kind, why: 'does not have our secret' });
    else good.add(kind);
  }
  return { version: 1, good, wrong };
}

function read2(
  { webhookSecret }: UnipileSettings,
  { data }: z.infer<typeof Hooks2>,
  here: string,
): Webhooks2 {
  const hook = data.find(({ url }) => url === here);
  if (!hook) return { version: 2, found: undefined };
  const isRight = hook.secret && sameText(hashToken(hook.secret), hashToken(webhookSecret));
  return {
    version: 2,
    found: {
      id: hook.id,
      enabled: hook.enabled !== false,
      events: hook.trigger_events,
      secret: hook.secret ? (isRight ? 'right' : 'wrong') : 'unknown',
    },
  };
}
