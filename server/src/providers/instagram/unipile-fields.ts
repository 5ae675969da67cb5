// Fields of events that come from elsewhere and are kept: none may be more than the database takes.
import { moment } from '@opener/contract/moment';

const longestId = 255;

/** Of a person or a conversation. None is longer; what is, names nobody. */
export function idOf(id: string | null | undefined): string | null {
  return id && id.length <= longestId && !id.includes('\0') ? id : null;
}

/** When it was sent. Nobody's wish is lost by a time that cannot be: then it came now. */
export function timeOf(timestamp: string): Date {
  const utc = new Date(timestamp);
  return Number.isNaN(utc.getTime()) || !Moment.safeParse(utc.toISOString()).success ? new Date() : utc;
}

const Moment = moment('');
