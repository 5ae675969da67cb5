// What differs between the versions of Unipile's API. Accounts of one are unknown to the other; the address tells which it is.
import type { InstagramEvent, SendResult } from './port.ts';
import type { Ask, UnipileCall } from './unipile-transport.ts';

export type Login =
  | { type: 'created'; accountId: string }
  | { type: 'code needed'; pending: string }
  | { type: 'app needed'; pending?: string }
  | { type: 'refused'; sentence: string }
  /** Another try for this account is under way, and ends after five minutes. */
  | { type: 'still open' };

export type Owner = { username?: string | undefined; ownId?: string | undefined };

export type Headers = Record<string, string | string[] | undefined>;

export type Dialect = {
  /** What precedes every path. */
  baseOf(dsn: string): string;
  problemOf(body: unknown): string;
  /** `lost`: the account that is to be taken up again. */
  login(who: { username: string; password: string }, how: { lost?: string; tag?: string }): UnipileCall;
  solve(pending: string, code: string): UnipileCall;
  accountPath(account: string): string;
  userPath(account: string, user: string): string;
  chat(account: string, to: string, text: string): UnipileCall;
  /** The account that a login ended with, or the checkpoint it stopped at; nothing if the answer is neither. */
  readLogin(body: unknown): { accountId: string } | { pending: string; checkpoint: string } | undefined;
  /** Whether an account that was asked for can be used by now. */
  isReady(account: unknown): boolean;
  /** Whether it was, and only a new login helps. */
  isLost(account: unknown): boolean;
  /** The name that Instagram knows, as people log in with a mail address too, and the id that stays when it changes. */
  ownerOf(ask: Ask, account: string, signal: AbortSignal): Promise<Owner>;
  readUser(body: unknown): { username: string; messagingId: string | undefined } | undefined;
  readEvent(rawBody: Buffer, headers: Headers, secret: string | undefined): InstagramEvent | undefined;
};

export type Found = { messagingId: string } | SendResult;
