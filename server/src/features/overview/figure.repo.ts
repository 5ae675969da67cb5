// All SQL that counts messages. Every query carries the owner.
import type { MessageCounts, Unlisted } from '@opener/contract/message-list';
import { and, type Column, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { creditAccounts, creditEntries, deliveries, messages, pastOutcomes } from '../../db/schema.ts';
import { paidForMessage } from '../credit/paid-for.ts';
import { ofDelivery, wroteSince } from '../instagram/wrote-since.ts';
import { inLiveProject } from '../project/in-live-project.ts';
import { countFromTallies } from './count-from-tallies.ts';
import {
  conditionOf,
  isAnswered,
  isByHand,
  isFailed,
  isFound,
  isInterested,
  isSent,
  itsDelivery,
  matching,
  type MessageFilter,
  type ActiveSender,
  type Period,
  within,
} from './message-filter.ts';
import { countGoneTallies, listTallies } from './tally.repo.ts';
import type { SentMessage } from './what-works.ts';

export type Counted = keyof MessageCounts;

/**
 * From tallies, whatever there is to count. Only what a search has found is read, in one pass, and what happened in a period, each state by
 * its own index.
 */
export async function countByState<Wanted extends Counted>(
  db: Queryable,
  filter: MessageFilter,
  activeSender: ActiveSender,
  wanted: readonly Wanted[],
): Promise<Record<Wanted, number>> {
  const isNarrowed = filter.search !== undefined || filter.ids !== undefined;
  const count = isNarrowed ? countTogether : filter.period ? countApart : countTallied;
  return count(db, filter, activeSender, wanted);
}

async function countTallied(
  db: Queryable,
  filter: MessageFilter,
  activeSender: ActiveSender,
  wanted: readonly Counted[],
): Promise<Record<string, number>> {
  const { cautioned, ...counts } = countFromTallies(await listTallies(db, filter.userId, filter), {
    senders: filter.senders,
    activeSender,
  });
  const asksForLooks = wanted.some((one) => one === 'closer_look' || one === 'approvable');
  const closerLook = asksForLooks && counts.review > 0 ? cautioned + (await countWrote(db, filter)) : 0;
  return { ...counts, closer_look: closerLook, approvable: counts.review - closerLook };
}

/** In review without a reason of their own, to people who have written. */
async function countWrote(db: Queryable, filter: MessageFilter): Promise<number> {
  const inReview = { ...filter, state: 'review' as const };
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from ${joined}
    where ${and(...matching(inReview), isNull(deliveries.reason), wroteSince(ofDelivery))}`);
  return rows[0]?.n ?? 0;
}

const joined = sql`${messages} left join ${deliveries} on ${itsDelivery}`;

async function countApart(
  db: Queryable,
  filter: MessageFilter,
  activeSender: ActiveSender,
  wanted: readonly Counted[],
) {
  const columns = wanted.map((one) => {
    const state = one === 'all' ? undefined : one;
    const counted = sql`select count(*)::int from ${joined} where ${and(...matching({ ...filter, state, activeSender }))}`;
    return sql`(${counted}) as ${sql.identifier(one)}`;
  });
  const { rows } = await db.execute<Record<string, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  return rows[0]!;
}

async function countTogether(
  db: Queryable,
  filter: MessageFilter,
  activeSender: ActiveSender,
  wanted: readonly Counted[],
) {
  const { period, search, ...scope } = filter;
  const found = search === undefined ? undefined : isFound(filter.userId, search);
  const columns = wanted.map((one) => {
    const state = one === 'all' ? undefined : one;
    // Each state has its own time.
    const condition = and(sql`true`, state && conditionOf(state, activeSender), within(period, state));
    return sql`(count(*) filter (where ${condition}))::int as ${sql.identifier(one)}`;
  });
  const { rows } = await db.execute<Record<string, number>>(
    sql`select ${sql.join(columns, sql`, `)} from ${joined} where ${and(...matching(scope), found)}`,
  );
  return rows[0]!;
}

export type DayCounts = {
  generated: number;
  sent: number;
  byHand: number;
  failed: number;
  answered: number;
  interested: number;
};

/**
 * One row per day, in order. The caller passes the start of each, so that only one side knows time zones. Generated messages are counted by
 * captured credits, as on the tile and without follow-ups; those outlive projects, and so do the kept outcomes.
 */
export async function countPerDay(db: Queryable, userId: string, dayStarts: Date[]): Promise<DayCounts[]> {
  const starts = sql`${sql.param(dayStarts.map((start) => start.toISOString()))}::timestamptz[]`;
  const since = sql`(${starts})[1]`;
  const { rows } = await db.execute<DayCounts>(sql`
    with outcomes as (
      select ${messages.sentAt} as sent_at, ${isByHand} as by_hand, null::timestamptz as failed_at, null::timestamptz as answered_at,
        null::timestamptz as interested_at
      from ${joined} where ${messages.userId} = ${userId} and ${messages.sentAt} >= ${since}
      union all select null, false, null, ${messages.answeredAt}, null
      from ${messages} where ${messages.userId} = ${userId} and ${messages.answeredAt} >= ${since}
      union all select null, false, null, null, ${messages.interestedAt}
      from ${messages} where ${messages.userId} = ${userId} and ${messages.interestedAt} >= ${since}
      union all select null, false, ${deliveries.finishedAt}, null, null
      from ${deliveries} where ${deliveries.userId} = ${userId} and ${isFailed} and ${deliveries.finishedAt} >= ${since}
      union all select sent_at, by_hand, failed_at, answered_at, interested_at from ${pastOutcomes} where user_id = ${userId} and last_at >= ${since}
    ), movements as (
      select ${creditEntries.createdAt} as at, ${creditEntries.amount} as generated, 0 as sent, 0 as by_hand, 0 as failed, 0 as answered, 0 as interested
      from ${creditEntries} where ${and(eq(creditEntries.userId, userId), eq(creditEntries.kind, 'capture'), paidForMessage)}
        and ${creditEntries.createdAt} >= ${since}
      union all select sent_at, 0, 1, by_hand::int, 0, 0, 0 from outcomes
      union all select failed_at, 0, 0, 0, 1, 0, 0 from outcomes
      union all select answered_at, 0, 0, 0, 0, 1, 0 from outcomes
      union all select interested_at, 0, 0, 0, 0, 0, 1 from outcomes
    ), per_day as (
      select width_bucket(at, ${starts}) as day, sum(generated) as generated, sum(sent) as sent, sum(by_hand) as by_hand,
        sum(failed) as failed, sum(answered) as answered, sum(interested) as interested
      from movements where at >= ${since} group by 1
    )
    select coalesce(generated, 0)::int as generated, coalesce(sent, 0)::int as sent, coalesce(by_hand, 0)::int as "byHand",
      coalesce(failed, 0)::int as failed, coalesce(answered, 0)::int as answered, coalesce(interested, 0)::int as interested
    from generate_series(1, ${dayStarts.length}::int) as day left join per_day using (day) order by day`);
  return rows;
}

/** The newest first: when each was sent, whether it was answered, and what it is like. */
export async function listLatestSent(
  db: Queryable,
  { userId, projectId }: { userId: string; projectId: string },
  most: number,
): Promise<SentMessage[]> {
  const { rows } = await db.execute<SentMessage>(sql`
    select ${messages.sentAt} as "sentAt", ${messages.answeredAt} is not null as "isAnswered", ${messages.fit} as fit,
      coalesce(array_length(regexp_split_to_array(btrim(${messages.text}, E' \\n\\r\\t'), '\\s+'), 1), 0) as words,
      array(select distinct fact->>'field' from jsonb_array_elements(${messages.facts}) fact) as details
    from ${messages} where ${and(eq(messages.userId, userId), eq(messages.projectId, projectId), isSent)}
    order by ${messages.sentAt} desc limit ${most}`);
  // Plain SQL gives times as text.
  return rows.map((row) => ({ ...row, sentAt: new Date(row.sentAt) }));
}

/** What the figures of a period include but no list does. Generated messages are those of the tile and the chart. */
export async function countGone(
  db: Queryable,
  userId: string,
  period: Period | undefined,
): Promise<Unlisted> {
  const during = (moment: Column) =>
    and(
      isNotNull(moment),
      period?.since && gte(moment, period.since),
      period?.until && lt(moment, period.until),
    );
  const captured = and(
    eq(creditEntries.userId, userId),
    eq(creditEntries.kind, 'capture'),
    paidForMessage,
    during(creditEntries.createdAt),
  );
  if (!period) return countAllGone(db, userId);
  const written = and(eq(messages.userId, userId), during(messages.createdAt), isListed(userId));
  const isRecent = period.since && gte(pastOutcomes.lastAt, period.since);
  const past = (moment: Column, condition?: SQL) =>
    sql`(select count(*) from ${pastOutcomes} where ${and(eq(pastOutcomes.userId, userId), isRecent, during(moment), condition)})`;
  // Messages of a project that is being deleted count as deleted.
  const leaving = (moment: Column, condition?: SQL) =>
    sql`(select count(*) from ${joined} where ${and(eq(messages.userId, userId), sql`not ${isListed(userId)}`, during(moment), condition)})`;
  const { rows } = await db.execute<Unlisted>(sql`
    select greatest(0, (select coalesce(sum(${creditEntries.amount}), 0) from ${creditEntries} where ${captured})
        - (select count(*) from ${messages} where ${written}))::int as "all",
      (${past(pastOutcomes.sentAt)} + ${leaving(messages.sentAt)})::int as sent,
      (${past(pastOutcomes.sentAt, eq(pastOutcomes.byHand, true))} + ${leaving(messages.sentAt, isByHand)})::int as by_hand,
      (${past(pastOutcomes.answeredAt)} + ${leaving(messages.answeredAt)})::int as answered,
      (${past(pastOutcomes.interestedAt)} + ${leaving(messages.interestedAt)})::int as interested,
      (${past(pastOutcomes.failedAt)} + ${leaving(deliveries.finishedAt, isFailed)})::int as failed`);
  return rows[0]!;
}

const isListed = (userId: string) => inLiveProject(userId, messages.projectId);

async function countAllGone(db: Queryable, userId: string): Promise<Unlisted> {
  const { listed, sent, byHand, answered, interested, failed } = await countGoneTallies(db, userId);
  const [account] = await db
    .select({ used: creditAccounts.used, followUps: creditAccounts.followUps })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  const generated = account ? account.used - account.followUps : 0;
  const all = Math.max(0, generated - listed);
  return { all, sent, by_hand: byHand, answered, interested, failed };
}

/**
 * The rows stay locked until they are deleted, so that no mark is set in between. Joined by the message alone, whose owner is checked: with
 * the owner on both sides, a database without fresh statistics compares every message with every delivery.
 */
export async function keepOutcomes(
  tx: Tx,
  userId: string,
  { messageIds }: { messageIds: readonly string[] },
): Promise<void> {
  const goes = sql`${messages.id} = any(${sql.param(messageIds)}::uuid[])`;
  const failedAt = sql`case when ${isFailed} then ${deliveries.finishedAt} end`;
  await tx.execute(sql`
    insert into ${pastOutcomes} (id, user_id, sent_at, by_hand, failed_at, answered_at, interested_at)
    select ${messages.id}, ${messages.userId}, ${messages.sentAt}, ${isByHand}, ${failedAt}, ${messages.answeredAt},
      ${messages.interestedAt}
    from ${messages} left join ${deliveries} on ${deliveries.messageId} = ${messages.id}
    where ${and(eq(messages.userId, userId), goes, or(isSent, isFailed, isAnswered, isInterested))}
    for update of ${sql.identifier('messages')}
    on conflict (id) do nothing`);
}
