// Users with a connected account and waiting messages; and, at the end, their outcomes.
import { sql } from 'drizzle-orm';
import { givenUp } from '../../server/src/features/delivery/settle-delivery.ts';
import { wakeSender } from '../../server/src/features/instagram/sender.tasks.ts';
import { connectInstagram } from '../../server/src/features/instagram/connect-instagram.ts';
import { deliveryDepsOf, type Services } from '../../server/src/wiring.ts';
import { createPerson } from '../lib/people.ts';

export async function addSender(services: Services, { name, messages }: { name: string; messages: number }) {
  const { db, clock } = services;
  const { userId, projectId } = await createPerson(services, 1);
  await connectInstagram(deliveryDepsOf(services), userId, {
    username: name,
    password: 'only for a bench',
    timeZone: 'UTC',
  });
  await db.execute(sql`
    with written as (
      insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at)
      select gen_random_uuid(), ${userId}, ${projectId}, gen_random_uuid(), ${name} || '.' || n, 'Hello ' || n, '{}', '[]', now()
      from generate_series(1, ${messages}::int) n returning id, username
    )
    insert into deliveries (id, user_id, project_id, message_id, username, sender, status, created_at)
    select gen_random_uuid(), ${userId}, ${projectId}, id, username, ${name}, 'waiting', now() from written`);
  await wakeSender(db, userId, clock.now());
}

/** What a frozen account is to send waits for two days: longer than a bench. */
const isHeld = sql`(d.status = 'waiting' and exists (
  select 1 from sending_paces p where p.user_id = d.user_id and p.account = d.sender and p.frozen_until > now()))`;

export async function countOpen({ db }: Services): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from deliveries d where d.status in ('waiting', 'sending') and not ${isHeld}`,
  );
  return rows[0]!.n;
}

/** Our records compared with those of the Instagram stand-in. */
export async function takeStock({ db }: Services) {
  const { rows } = await db.execute<{
    deliveries: number;
    sent: number;
    unknown: number;
    held: number;
    failed: number;
    reached: number;
    twice: number;
    falselySent: number;
    silentlySent: number;
    unknownButReached: number;
    longestSeconds: number;
  }>(sql`
    with reached as (select "from", "to", count(*)::int as times from outside.instagram_messages group by 1, 2),
    books as (
      select d.*, coalesce(r.times, 0) as times, ${isHeld} as held from deliveries d
      join instagram_accounts a on a.user_id = d.user_id
      left join reached r on r."from" = a.username and r."to" = d.username)
    select
      count(*)::int as deliveries,
      count(*) filter (where status = 'sent')::int as sent,
      count(*) filter (where status = 'unknown')::int as unknown,
      count(*) filter (where held)::int as held,
      count(*) filter (where status = 'failed' and reason = ${givenUp.interrupted})::int as failed,
      (select count(*)::int from reached) as reached,
      (select count(*)::int from reached where times > 1) as twice,
      count(*) filter (where status = 'sent' and times = 0)::int as "falselySent",
      count(*) filter (where status not in ('sent', 'unknown') and times > 0)::int as "silentlySent",
      count(*) filter (where status = 'unknown' and times > 0)::int as "unknownButReached",
      extract(epoch from max(finished_at - started_at))::float as "longestSeconds"
    from books`);
  return rows[0]!;
}
