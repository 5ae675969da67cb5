// The differences between the versions of Unipile's API. Accounts of one are unknown to the other; the address determines the version.
import type { InstagramEvent, Recipient, SendResult } from './port.ts';
import type { Ask, UnipileCall } from './unipile-transport.ts';

export type Login =
  | { type: 'created'; accountId: string }
  | { type: 'code needed'; pending: string }
  | { type: 'app needed'; pending?: string }
  | { type: 'refused'; sentence: string }
  /** Another login for this account is in progress and ends after five minutes. */
  | { type: 'still open' };

export type Owner = { username?: string | undefined; ownId?: string | undefined };

export type Headers = Record<string, string | string[] | undefined>;

export type Dialect = {
  /** The prefix of every path. */
  baseOf(dsn: string): string;
  problemOf(body: unknown): string;
  /** `lost`: the account to be resumed. */
  login(who: { username: string; password: string }, how: { lost?: string; tag?: string }): UnipileCall;
  solve(pending: string, code: string): UnipileCall;
  accountPath(account: string): string;
  userPath(account: string, user: string): string;
  chat(account: string, to: string, text: string): UnipileCall;
  messagesPath(account: string, chat: string, since: Date): string;
  /** Of a list of messages; undefined if the answer is none. */
  readList(body: unknown): readonly unknown[] | undefined;
  /** The account that a login ended with, or the checkpoint it stopped at; undefined if the answer is neither. */
  readLogin(body: unknown): { accountId: string } | { pending: string; checkpoint: string } | undefined;
  /** Whether the requested account is ready. */
  isReady(account: unknown): boolean;
  /** Whether it was ready, and now only a new login helps. */
  isLost(account: unknown): boolean;
  /** Instagram's name of the account, because people also log in with a mail address, and the id that survives a rename. */
  ownerOf(ask: Ask, account: string, signal: AbortSignal): Promise<Owner>;
  /** Messages go to the first of the ids. */
  readUser(body: unknown): { username: string; ids: string[] } | undefined;
  readEvent(rawBody: Buffer, headers: Headers, secret: string | undefined): InstagramEvent | undefined;
};

export type Found = Recipient | SendResult;
