// Version 1 of Unipile's API: a separate host per customer, such as https://api1.unipile.com:13111, and accounts in the query.
import * as z from 'zod';
import type { Dialect } from './unipile-dialect.ts';
import { lostStates, readUnipileEvent } from './unipile-event.ts';
import { idsAmong } from './unipile-fields.ts';
import { messagesQuery } from './unipile-messages.ts';

const provider = 'INSTAGRAM';

export const version1: Dialect = {
  baseOf: (dsn) => `${dsn}/api/v1`,
  problemOf: (body) => Problem.safeParse(body).data?.type.replace(/^errors\//, '') ?? '',

  login: (who, { lost }) => ({
    method: 'POST',
    path: lost === undefined ? '/accounts' : accountPath(lost),
    json: { provider, ...who },
  }),
  solve: (pending, code) => ({
    method: 'POST',
    path: '/accounts/checkpoint',
    json: { provider, account_id: pending, code },
  }),
  accountPath,
  userPath: (account, user) => `/users/${encodeURIComponent(user)}?account_id=${encodeURIComponent(account)}`,
  chat: (account, to, text) => ({
    method: 'POST',
    path: '/chats',
    form: { account_id: account, attendees_ids: to, text },
  }),

  readLogin(body) {
    const { data } = Login.safeParse(body);
    if (data?.object !== 'Checkpoint') return data && { accountId: data.account_id };
    return { pending: data.account_id, checkpoint: data.checkpoint.type };
  },
  isReady: (account) =>
    Account.safeParse(account).data?.sources?.some(({ status }) => status === 'OK') ?? false,
  isLost: (account) => {
    const sources = Account.safeParse(account).data?.sources ?? [];
    return sources.length > 0 && sources.every(({ status }) => lostStates.has(status));
  },
  async ownerOf(ask, account, signal) {
    const { body } = await ask({ method: 'GET', path: accountPath(account) }, signal);
    const own = Account.safeParse(body).data?.connection_params?.im;
    return { username: own?.username, ownId: own?.id || undefined };
  },
  readUser(body) {
    const { data } = User.safeParse(body);
    // The messaging id is optional; without it people are identified by their general attendee id.
    return (
      data && {
        username: data.public_identifier,
        ids: idsAmong(data.provider_messaging_id, data.provider_id),
      }
    );
  },
  messagesPath: (_account, chat, since) =>
    `/chats/${encodeURIComponent(chat)}/messages?${messagesQuery(since)}`,
  readList: (body) => List.safeParse(body).data?.items,
  readEvent: readUnipileEvent,
};

function accountPath(account: string): string {
  return `/accounts/${encodeURIComponent(account)}`;
}

const List = z.object({ items: z.array(z.unknown()) });
const Problem = z.object({ type: z.string() });
const Login = z.discriminatedUnion('object', [
  z.object({ object: z.literal('AccountCreated'), account_id: z.string().min(1) }),
  z.object({ object: z.literal('AccountReconnected'), account_id: z.string().min(1) }),
  z.object({
    object: z.literal('Checkpoint'),
    account_id: z.string().min(1),
    checkpoint: z.object({ type: z.string() }),
  }),
]);
const Account = z.object({
  sources: z.array(z.object({ status: z.string() })).nullish(),
  connection_params: z
    .object({ im: z.object({ id: z.string().nullish(), username: z.string().min(1).optional() }).nullish() })
    .nullish(),
});
const User = z.object({
  public_identifier: z.string(),
  provider_id: z.string().nullish(),
  provider_messaging_id: z.string().nullish(),
});
