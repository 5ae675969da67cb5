import { freezeHours } from '@opener/contract/careful-pace';
import type { StoredHalt } from '../../db/documents.ts';
import type { SendingAccount } from './sending-account.ts';

/** Why this account sends nothing right now, in words; null if nothing holds it. */
export function heldBecause(account: SendingAccount | undefined, now: Date): string | null {
  if (!account || account.state === 'disconnected') return 'No Instagram account is connected.';
  if (account.state === 'reconnect')
    return `Instagram no longer lets us send. Please reconnect @${account.username}.`;
  if (account.frozenUntil && account.frozenUntil > now) {
    return `Instagram limited @${account.username}, so sending is paused for ${freezeHours} hours to protect it.`;
  }
  return account.paused ? 'Sending is paused.' : null;
}

/** The same for what is sent from a certain account, as a word. */
export function haltOf(
  account: SendingAccount | undefined,
  sender: string,
  now: Date,
): StoredHalt | undefined {
  if (account?.account !== sender || account.state !== 'connected') return 'disconnected';
  if (account.frozenUntil && account.frozenUntil > now) return 'frozen';
  return account.paused ? 'paused' : undefined;
}
