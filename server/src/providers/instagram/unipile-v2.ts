// Version 2 of Unipile's API: one host for everybody, https://api.unipile.com/v2, and the account in the path.
import * as z from 'zod';
import type { Dialect } from './unipile-dialect.ts';
import { idsAmong } from './unipile-fields.ts';
import { messagesQuery } from './unipile-messages.ts';
import { readUnipileV2Event } from './unipile-v2-event.ts';

const provider = 'instagram';

export const version2: Dialect = {
  baseOf: (dsn) => (dsn.endsWith('/v2') ? dsn : `${dsn}/v2`),
  problemOf: (body) => {
    const type = Problem.safeParse(body).data?.type ?? '';
    return inWordsOfVersion1[type] ?? type.replace(/^(?:api|provider)\//, '');
  },

  login: (credentials, { lost, tag }) => ({
    method: 'POST',
    path: '/auth/intent',
    json: { provider, credentials, account_id: lost, state: tag },
  }),
  solve: (pending, code) => ({
    method: 'POST',
    path: '/auth/checkpoint',
    json: { intent_id: pending, code },
  }),
  accountPath,
  userPath,
  // A single id starts a conversation between two; a list, even with one entry, starts a group.
  chat: (account, to, text) => ({
    method: 'POST',
    path: `/${encodeURIComponent(account)}/chats/send`,
    json: { users_ids: to, text },
  }),

  readLogin(body) {
    const { data } = Login.safeParse(body);
    if (data?.object !== 'AuthenticationCheckpoint') return data && { accountId: data.id };
    return { pending: data.intent_id, checkpoint: data.checkpoint.type };
  },
  isReady: (account) => Account.safeParse(account).data?.status === 'running',
  isLost: (account) => Account.safeParse(account).data?.status === 'disconnected',
  async ownerOf(ask, account, signal) {
    const { body } = await ask({ method: 'GET', path: accountPath(account) }, signal);
    const ownId = Account.safeParse(body).data?.user_id || undefined;
    if (!ownId) return {};
    const user = await ask({ method: 'GET', path: userPath(account, ownId) }, signal);
    return { username: User.safeParse(user.body).data?.public_identifier, ownId };
  },
  readUser(body) {
    const { data } = User.safeParse(body);
    return (
      data && {
        username: data.public_identifier,
        ids: idsAmong(data.specifics?.messaging_identifier, data.id),
      }
    );
  },
  messagesPath: (account, chat, since) =>
    `/${encodeURIComponent(account)}/chats/${encodeURIComponent(chat)}/messages?${messagesQuery(since)}`,
  readList: (body) => List.safeParse(body).data?.data,
  readEvent: readUnipileV2Event,
};

function accountPath(account: string): string {
  return `/accounts/${encodeURIComponent(account)}`;
}

function userPath(account: string, user: string): string {
  return `/${encodeURIComponent(account)}/users/${encodeURIComponent(user)}`;
}

/** The same error name has two meanings, depending on its source: Unipile (`api`) or Instagram (`provider`). */
const inWordsOfVersion1: Record<string, string> = {
  'provider/invalid_authorization': 'disconnected_account',
  'provider/invalid_checkpoint_code': 'invalid_checkpoint_solution',
  'provider/insufficient_permissions': 'resource_access_restricted',
  'provider/unprocessable_entity': 'cant_send_message',
  'provider/too_many_requests': 'limit_of_instagram',
  'api/too_many_requests': 'limit_of_unipile',
  'api/missing_authorization': 'missing_credentials',
  'api/expired_authorization': 'missing_credentials',
  'api/invalid_auth_format': 'missing_credentials',
  'api/inactive_subscription': 'subscription_required',
  'api/proxy_auth_error': 'account_configuration_error',
  'api/invalid_parameters': 'call_refused',
  'api/conflict': 'attempt_open',
};

const List = z.object({ data: z.array(z.unknown()) });
const Problem = z.object({ type: z.string() });
const Login = z.discriminatedUnion('object', [
  z.object({ object: z.literal('Account'), id: z.string().min(1) }),
  z.object({
    object: z.literal('AuthenticationCheckpoint'),
    intent_id: z.string().min(1),
    checkpoint: z.object({ type: z.string() }),
  }),
]);
const Account = z.object({ status: z.string(), user_id: z.string().nullish() });
const User = z.object({
  public_identifier: z.string(),
  id: z.string().nullish(),
  specifics: z.object({ messaging_identifier: z.string().nullish() }).nullish(),
});
