import { hashToken, sameText } from '../lib/crypto.ts';

/** Compares hashes in constant time, so that neither the token's characters nor its length show in the time. */
export function bearsToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  return given !== undefined && sameText(hashToken(given), hashToken(token));
}
