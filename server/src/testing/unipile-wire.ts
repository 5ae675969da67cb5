// The two request and answer formats of the loopback Unipile: versions 1 and 2 of its API.
export type UnipileVersion = 1 | 2;
export type UnipileStep =
  | 'login'
  | 'code'
  | 'account'
  | 'accounts'
  | 'delete'
  | 'user'
  | 'chat'
  | 'messages'
  | 'hooks';
export type UnipileAnswer = { status?: number; headers?: Record<string, string>; body?: unknown };

/** A request, normalized for both versions. */
export type Asked = {
  step: UnipileStep;
  method: string;
  /** The id of the account, the user, the conversation or the webhook in the path. */
  id: string;
  account: string;
  username: string;
  password: string;
  code: string;
  to: string;
  text: string;
  /** Everything that was sent. */
  fields: Record<string, unknown>;
};

export type Account = { username: string; status: 'OK' | 'CREDENTIALS' | 'CONNECTING' };

export type Wire = {
  match(method: string, path: string, fields: Record<string, unknown>): Asked | undefined;
  created(id: string, again: boolean): UnipileAnswer;
  checkpoint(id: string, type: string): UnipileAnswer;
  account(id: string, account: Account): object;
  accounts(list: object[]): UnipileAnswer;
  user(username: string, changes?: Record<string, unknown>): Record<string, unknown>;
  chatStarted(to: string, message: string): UnipileAnswer;
  chatId(to: string): string;
  messages(list: object[]): UnipileAnswer;
  problem(status: number, name: keyof typeof names, headers?: Record<string, string>): UnipileAnswer;
};

export const unipileKey = 'unipile_key_only_for_tests';

/** The error texts of version 1 and version 2. */
const names = {
  'no key': ['errors/missing_credentials', 'api/missing_authorization'],
  'wrong password': ['errors/invalid_credentials', 'provider/invalid_credentials'],
  'bad call': ['errors/invalid_parameters', 'api/invalid_parameters'],
  'wrong code': ['errors/invalid_checkpoint_solution', 'provider/invalid_checkpoint_code'],
  'no such thing': ['errors/resource_not_found', 'api/resource_not_found'],
  'account lost': ['errors/disconnected_account', 'provider/invalid_authorization'],
  'too early': ['errors/too_early', 'api/conflict'],
  'limit of Instagram': ['errors/limit_exceeded', 'provider/too_many_requests'],
  'limit of Unipile': ['errors/too_many_requests', 'api/too_many_requests'],
  'does not take messages': ['errors/user_unreachable', 'provider/unprocessable_entity'],
} as const;

const nothing = { id: '', account: '', username: '', password: '', code: '', to: '', text: '' };
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export function problem(status: number, type: string, headers: Record<string, string> = {}): UnipileAnswer {
  const detail = `Something with ${unipileKey} in it`;
  return { status, headers, body: { object: 'Error', title: type, type, status, detail } };
}

export const wire1: Wire = {
  match(method, path, fields) {
    const [, room = '', id = '', part = ''] =
      /^\/api\/v1\/(\w+)(?:\/([^/]+))?(\/messages)?$/.exec(path) ?? [];
    const step = steps1[`${method} ${room}${id === 'checkpoint' ? '/code' : id && '/id'}${part}`];
    if (!step) return undefined;
    return {
      ...nothing,
      step,
      method,
      id: decodeURIComponent(id),
      account: textOf(fields['account_id']),
      username: fields['provider'] === 'INSTAGRAM' ? textOf(fields['username']) : '',
      password: textOf(fields['password']),
      code: textOf(fields['code']),
      to: textOf(fields['attendees_ids']),
      text: textOf(fields['text']),
      fields,
    };
  },
  created: (id, again) => ({
    status: again ? 200 : 201,
    body: { object: again ? 'AccountReconnected' : 'AccountCreated', account_id: id },
  }),
  checkpoint: (id, type) => ({
    status: 202,
    body: { object: 'Checkpoint', account_id: id, checkpoint: { type } },
  }),
  account: (id, { username, status }) => ({
    object: 'Account',
    id,
    type: 'INSTAGRAM',
    name: username,
    sources: [{ id: `${id}_MESSAGING`, status }],
    connection_params: { im: { id: `profile_${username}`, username } },
  }),
  accounts: (items) => ({ body: { object: 'AccountList', items, cursor: null } }),
  user: (username, changes = {}) => ({
    object: 'UserProfile',
    provider: 'INSTAGRAM',
    provider_id: `profile_${username}`,
    provider_messaging_id: `messaging_${username}`,
    public_identifier: username,
    ...changes,
  }),
  chatStarted: (to, message) => ({
    status: 201,
    body: { object: 'ChatStarted', chat_id: `chat_${to}`, message_id: message },
  }),
  chatId: (to) => `chat_${to}`,
  messages: (items) => ({ body: { object: 'MessageList', items, cursor: null } }),
  problem: (status, name, headers) => problem(status, names[name][0], headers),
};

const steps1: Record<string, UnipileStep> = {
  'POST accounts': 'login',
  'POST accounts/id': 'login',
  'POST accounts/code': 'code',
  'GET accounts': 'accounts',
  'GET accounts/id': 'account',
  'DELETE accounts/id': 'delete',
  'GET users/id': 'user',
  'POST chats': 'chat',
  'GET chats/id/messages': 'messages',
  'GET webhooks': 'hooks',
  'POST webhooks': 'hooks',
  'DELETE webhooks/id': 'hooks',
};

export const wire2: Wire = {
  match(method, path, fields) {
    const found = paths2.find(([verb, pattern]) => verb === method && pattern.test(path));
    if (!found) return undefined;
    const [, pattern, step] = found;
    const { id = '', account = '' } = pattern.exec(path)?.groups ?? {};
    const credentials = (fields['credentials'] ?? {}) as Record<string, unknown>;
    return {
      ...nothing,
      step,
      method,
      // A login names the account that it resumes; a code, the login.
      id: decodeURIComponent(id) || textOf(fields['account_id']),
      account: decodeURIComponent(account) || textOf(fields['intent_id']),
      username: fields['provider'] === 'instagram' ? textOf(credentials['username']) : '',
      password: textOf(credentials['password']),
      code: textOf(fields['code']),
      // A list would start a group.
      to: textOf(fields['users_ids']),
      text: textOf(fields['text']),
      fields,
    };
  },
  created: (id) => ({ body: { object: 'Account', id, provider: 'instagram', status: 'running' } }),
  checkpoint: (id, type) => ({
    body: { object: 'AuthenticationCheckpoint', intent_id: id, checkpoint: { type } },
  }),
  account: (id, { username, status }) => ({
    object: 'Account',
    id,
    user_id: `profile_${username}`,
    name: 'A display name',
    provider: 'instagram',
    status: status === 'OK' ? 'running' : 'disconnected',
  }),
  accounts: (data) => ({ body: { data, has_more: false } }),
  user: (username, changes = {}) => ({
    object: 'User',
    id: `profile_${username}`,
    public_identifier: username,
    display_name: 'A display name',
    specifics: { messaging_identifier: `messaging_${username}` },
    ...changes,
  }),
  chatStarted: (to, message) => ({ body: { object: 'ChatStarted', chat_id: to, message_id: message } }),
  chatId: (to) => to,
  messages: (data) => ({ body: { data, has_more: false } }),
  problem: (status, name, headers) => problem(status, names[name][1], headers),
};

const paths2: [string, RegExp, UnipileStep][] = [
  ['POST', /^\/v2\/auth\/intent$/, 'login'],
  ['POST', /^\/v2\/auth\/checkpoint$/, 'code'],
  ['GET', /^\/v2\/accounts\/$/, 'accounts'],
  ['GET', /^\/v2\/accounts\/(?<id>[^/]+)$/, 'account'],
  ['DELETE', /^\/v2\/accounts\/(?<id>[^/]+)$/, 'delete'],
  ['GET', /^\/v2\/webhooks\/endpoints\/$/, 'hooks'],
  ['POST', /^\/v2\/webhooks\/endpoints\/$/, 'hooks'],
  ['PATCH', /^\/v2\/webhooks\/endpoints\/(?<id>[^/]+)$/, 'hooks'],
  ['GET', /^\/v2\/(?<account>acc_[^/]+)\/users\/(?<id>[^/]+)$/, 'user'],
  ['POST', /^\/v2\/(?<account>acc_[^/]+)\/chats\/send$/, 'chat'],
  ['GET', /^\/v2\/(?<account>acc_[^/]+)\/chats\/(?<id>[^/]+)\/messages$/, 'messages'],
];
