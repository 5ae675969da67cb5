import { dayAfter, instantOf, type LocalDay } from '@opener/contract/local-time';
import type { Queryable } from '../../db/database.ts';
import { listAccountNames } from '../instagram/instagram.repo.ts';
import { findTimeZone } from '../instagram/sending-account.ts';
import { type Letter, variantOf } from '../writing/variant.ts';
import { findVoiceTest } from '../writing/voice-test.repo.ts';
import type { OverviewDeps } from './deps.ts';
import { findActiveSender } from './find-active-sender.ts';
import type { MessageFilter, Period } from './message-filter.ts';

/** As requested: days without a time zone, and an account by its displayed name. */
export type AskedFilter = Omit<MessageFilter, 'activeSender' | 'period' | 'senders' | 'variant'> & {
  /** Of the project's running or latest test. */
  variant?: Letter | undefined;
  from?: string | undefined;
  to?: string | undefined;
  account?: string | undefined;
};

/** Adds what depends on the present moment and the user's time zone. */
export async function resolveFilter(
  deps: OverviewDeps,
  { from, to, account, variant, ...asked }: AskedFilter,
): Promise<MessageFilter> {
  const activeSender = asked.state === undefined ? null : await findActiveSender(deps, asked.userId);
  return {
    ...asked,
    activeSender,
    period: await readPeriod(deps.db, asked.userId, from, to),
    variant: variant && (await findVariant(deps.db, asked, variant)),
    senders: account === undefined ? undefined : await listSenders(deps.db, asked.userId, account),
  };
}

/** Without a project or a test, one that no message has. */
async function findVariant(
  db: Queryable,
  { userId, projectId }: Pick<AskedFilter, 'userId' | 'projectId'>,
  letter: Letter,
): Promise<string> {
  const test = projectId && (await findVoiceTest(db, userId, projectId));
  return variantOf(letter, test ? test.number : 0);
}

/** Accounts are displayed by their present names and stored under a key that never changes. */
async function listSenders(db: Queryable, userId: string, name: string): Promise<string[]> {
  const names = await listAccountNames(db, userId);
  const known = [...names].filter(([, shown]) => shown === name).map(([account]) => account);
  return names.has(name) ? known : [name, ...known];
}

/** Days begin at the same hour as in the chart. */
async function readPeriod(
  db: Queryable,
  userId: string,
  from: string | undefined,
  to: string | undefined,
): Promise<Period | undefined> {
  if (from === undefined && to === undefined) return undefined;
  const timeZone = await findTimeZone(db, userId);
  return {
    ...(from !== undefined && { since: instantOf(readDay(from), 0, timeZone) }),
    ...(to !== undefined && { until: instantOf(dayAfter(readDay(to)), 0, timeZone) }),
  };
}

function readDay(text: string): LocalDay {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}
