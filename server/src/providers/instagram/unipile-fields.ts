// Fields of external events that are stored: limited to what the database accepts.
import { moment } from '@opener/contract/moment';

const longestId = 255;

/** The id of a person or a conversation. Real ids are shorter; a longer one is ignored. */
export function idOf(id: string | null | undefined): string | null {
  return id && id.length <= longestId && !id.includes('\0') ? id : null;
}

/** When it was sent. An impossible time becomes now, so that no opt-out is lost. */
export function timeOf(timestamp: string): Date {
  const utc = new Date(timestamp);
  return Number.isNaN(utc.getTime()) || !Moment.safeParse(utc.toISOString()).success ? new Date() : utc;
}

const Moment = moment('');
