// The user's own Instagram account on the wire.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { normalizeUsername, usernamePattern } from './username.ts';

export const instagramErrors = {
  required: 'Please enter both username and password',
  username: 'That cannot be an Instagram username, an email address or a phone number.',
  freeOnly: 'Buy a pack to enable auto-sending',
  refused: 'Instagram rejected this login. Please check the username and password.',
  codeNeeded: 'Instagram asks for your two-factor code.',
  codeRefused: 'That code was not accepted. Please try the latest one.',
  appNeeded: 'Please confirm this login in your Instagram app, then connect again.',
  unreachable: 'Instagram could not be reached. Please try again in a moment.',
  timeZone: 'That time zone is unknown.',
  heldElsewhere:
    'Someone else has connected this Instagram account to Opener. You can connect it once they disconnect it, or once its password is changed on Instagram.',
  notConnected: 'Connect your Instagram account first.',
} as const;

/** `reconnect`: it was connected, but Instagram has ended the session. */
export const connectionStates = ['disconnected', 'connected', 'reconnect'] as const;

export const InstagramStatus = z.object({
  connected: z.boolean(),
  username: z.nullable(z.string()),
  state: z.enum(connectionStates),
  /** No account was ever connected, so the sending mode is still to be chosen. */
  first: z.optional(z.literal(true)),
  /** Why a login that was confirmed in the app was refused, until the next one. */
  refused: z.optional(z.string()),
});
export type InstagramStatus = z.infer<typeof InstagramStatus>;

/** In addition to `detail` in the 409 answer: what Instagram still needs. */
export const checkpoints = ['code', 'app'] as const;
export type Checkpoint = (typeof checkpoints)[number];

const secret = z
  .string(instagramErrors.required)
  .check(z.minLength(1, instagramErrors.required), z.maxLength(200, instagramErrors.refused));

const emailPattern = /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u;
const phonePattern = /^\+?\d[\d ().-]{4,}$/;

/** Instagram accepts any of the three. */
function canLogIn(name: string): boolean {
  return usernamePattern.test(normalizeUsername(name)) || emailPattern.test(name) || phonePattern.test(name);
}

export const ConnectBody = z.object({
  username: z
    .string(instagramErrors.required)
    .check(
      z.trim(),
      z.minLength(1, instagramErrors.required),
      z.maxLength(100, instagramErrors.refused),
      z.refine(canLogIn, instagramErrors.username),
    ),
  password: secret,
  code: z.optional(z.string().check(z.trim(), z.regex(/^\d{4,10}$/, instagramErrors.codeRefused))),
  /** The browser's time zone, such as Europe/Berlin: messages are sent in the user's own working hours. */
  time_zone: z.optional(z.string().check(z.maxLength(100, instagramErrors.timeZone))),
  /** Every project holds its messages for review from then on; without it, each keeps its mode. */
  hold_for_review: z.optional(z.boolean('Hold for review must be true or false')),
});

const tag = 'Instagram';

export const connectInstagram = call({
  name: 'connectInstagram',
  method: 'POST',
  path: '/instagram/connect',
  auth: 'session',
  tag,
  summary:
    'Connect the account that sends; 409 with a checkpoint when Instagram wants a code or a confirmation in the app',
  body: ConnectBody,
  status: 200,
  answer: InstagramStatus,
  errors: [400, 402, 409, 429, 502],
});

export const getInstagramStatus = call({
  name: 'getInstagramStatus',
  method: 'GET',
  path: '/instagram/status',
  auth: 'session',
  tag,
  summary: 'Whether an account is connected',
  status: 200,
  answer: InstagramStatus,
});

export const disconnectInstagram = call({
  name: 'disconnectInstagram',
  method: 'DELETE',
  path: '/instagram/disconnect',
  auth: 'session',
  tag,
  summary: 'Disconnect; waiting messages are kept',
  status: 200,
  answer: InstagramStatus,
});

export const instagramWebhook = call({
  name: 'instagramWebhook',
  method: 'POST',
  path: '/instagram/webhook',
  auth: 'public',
  tag,
  summary: 'For the sending provider: account states and replies',
  status: 200,
  answer: z.object({ received: z.literal(true) }),
  errors: [401, 429],
});
