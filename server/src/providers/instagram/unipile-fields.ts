// Fields of external events that are stored: limited to what the database accepts.
import { moment } from '@opener/contract/moment';
import { hashToken } from '../../lib/crypto.ts';

const longestId = 255;

/** The id of a person or a conversation. Real ids are shorter; a longer one is ignored. */
export function idOf(id: string | null | undefined): string | null {
  return id && id.length <= longestId && !id.includes('\0') ? id : null;
}

/** Those that are there, each once. */
export function idsAmong(...ids: (string | null | undefined)[]): string[] {
  return [...new Set(ids.flatMap((id) => id || []))];
}

/** The id of a message. One that can't be stored is hashed, so that each message still has its own. */
export function messageIdOf(id: string): string {
  return idOf(id) ?? hashToken(id);
}

/** Instagram limits messages to a thousand characters; anything longer is cut. */
const longestText = 10_000;

/** What PostgreSQL can store: neither NUL characters nor lone surrogates. */
export function textOf(text: string | null | undefined): string {
  return (text ?? '')
    .slice(0, longestText)
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '�');
}

/** When it was sent. An impossible time becomes now, so that no opt-out is lost. */
export function timeOf(timestamp: string): Date {
  const utc = new Date(timestamp);
  return Number.isNaN(utc.getTime()) || !Moment.safeParse(utc.toISOString()).success ? new Date() : utc;
}

const Moment = moment('');
