import type { Change } from './check.ts';
import {
  askUnipile,
  events2,
  findWebhooks,
  kinds,
  type UnipileSettings,
  type Webhooks1,
  type Webhooks2,
  webhookPath,
} from './unipile-client.ts';

export async function planUnipile(unipile: UnipileSettings, publicUrl: string): Promise<Change[]> {
  const webhooks = await findWebhooks(unipile, publicUrl);
  if (webhooks.version === 0) throw new Error(`Unipile did not list the webhooks: ${webhooks.told}`);
  const url = `${publicUrl}${webhookPath}`;
  return webhooks.version === 1 ? plan1(unipile, webhooks, url) : plan2(unipile, webhooks, url);
}

/** Version 1 cannot change a webhook: the wrong one is deleted after the right one exists, so that no event is missed. */
function plan1(unipile: UnipileSettings, { good, wrong }: Webhooks1, url: string): Change[] {
  const made = kinds
    .filter((kind) => !good.has(kind))
    .map((kind) => ({
      area: 'sending' as const,
      text: `create a webhook at Unipile for ${kind} to ${url}`,
      async apply() {
        const json = {
          request_url: url,
          source: kind,
          name: `Opener: ${kind}`,
          headers: [
            { key: 'Content-Type', value: 'application/json' },
            { key: 'Unipile-Auth', value: unipile.webhookSecret },
          ],
        };
        const answer = await askUnipile(unipile, '/webhooks', { method: 'POST', json });
        if (answer.status >= 300 || answer.status === 0)
          throw new Error(`Unipile did not create the webhook: ${answer.told}`);
        return undefined;
      },
    }));
  const removed = wrong.map(({ id, kind, why }) => ({
    area: 'sending' as const,
    text: `remove the webhook for ${kind} that ${why}`,
    async apply() {
      const answer = await askUnipile(unipile, `/webhooks/${encodeURIComponent(id)}`, { method: 'DELETE' });
      if (answer.status >= 300 || answer.status === 0)
        throw new Error(`Unipile did not remove the webhook: ${answer.told}`);
      return undefined;
    },
  }));
  return [...made, ...removed];
}

function plan2(unipile: UnipileSettings, { found }: Webhooks2, url: string): Change[] {
  const missing = found ? events2.filter((name) => !found.events.includes(name)) : [];
  if (found?.enabled && missing.length === 0) return [];
  const trigger_events = [...new Set([...(found?.events ?? []), ...events2])];
  return [
    {
      area: 'sending',
      text: found
        ? `correct the webhook ${found.id} at Unipile: ${missing.length > 0 ? `add ${missing.join(', ')}` : 'switch it on'}`
        : `create a webhook at Unipile to ${url} with ${events2.length} events`,
      async apply() {
        const answer = found
          ? await askUnipile(unipile, `/webhooks/endpoints/${encodeURIComponent(found.id)}`, {
              method: 'PATCH',
              json: { enabled: true, trigger_events },
            })
          : await askUnipile(unipile, '/webhooks/endpoints/', {
              method: 'POST',
              json: { url, description: 'Opener', trigger_events },
            });
        if (answer.status >= 300 || answer.status === 0)
          throw new Error(`Unipile did not accept the webhook: ${answer.told}`);
        return found
          ? undefined
          : 'copy the secret of the new webhook from Unipile’s dashboard, set it as UNIPILE_WEBHOOK_SECRET and restart';
      },
    },
  ];
}
