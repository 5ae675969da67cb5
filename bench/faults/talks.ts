// Conversations whose follow-ups are due, people who answer meanwhile, and, at the end, what became of both.
import { sql } from 'drizzle-orm';
import { wakeFollowUps } from '../../server/src/features/conversation/follow-up/follow-up.tasks.ts';
import { handleInstagramEvent } from '../../server/src/features/delivery/handle-instagram-event.ts';
import { givenUp } from '../../server/src/features/delivery/settle-delivery.ts';
import { connectInstagram } from '../../server/src/features/instagram/connect-instagram.ts';
import { aProfile } from '../../server/src/testing/fake-ports.ts';
import { deliveryDepsOf, type Services } from '../../server/src/wiring.ts';
import { createPerson } from '../lib/people.ts';

/** With credits for all of them. Their first messages were sent four days ago. */
export async function addTalker(services: Services, { name, people }: { name: string; people: number }) {
  const { db } = services;
  const { userId, projectId } = await createPerson(services, people);
  await connectInstagram(deliveryDepsOf(services), userId, {
    username: name,
    password: 'only for a bench',
    timeZone: 'UTC',
  });
  const profile = JSON.stringify(aProfile({ username: name }));
  await db.execute(sql`
    insert into follow_up_settings (project_id, user_id, is_on, first_days, second_days, since)
    values (${projectId}, ${userId}, true, 3, null, now() - interval '9 days')`);
  await db.execute(sql`
    with written as (
      insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, created_at, sent_at)
      select gen_random_uuid(), ${userId}, ${projectId}, gen_random_uuid(), ${name} || '.' || n, 'Hello there, number ' || n,
        ${profile}::jsonb, '[]', now() - interval '4 days', now() - interval '4 days'
      from generate_series(1, ${people}::int) n returning id, username, text
    ), sent as (
      insert into deliveries (id, user_id, project_id, message_id, username, sender, status, text, created_at, started_at, finished_at)
      select gen_random_uuid(), ${userId}, ${projectId}, id, username, ${name}, 'sent', text, now() - interval '4 days',
        now() - interval '4 days', now() - interval '4 days' from written returning id, message_id, username, text
    ), connection as (select id from outside.instagram_accounts where username = ${name}
    ), received as (
      insert into outside.instagram_messages (id, account_id, "from", "to", text, delivered_at)
      select gen_random_uuid(), c.id, ${name}, s.username, s.text, now() - interval '4 days' from sent s, connection c
    ), begun as (
      insert into threads (id, user_id, sender, username, chat_id, project_id, message_id, began_at, checked_at)
      select gen_random_uuid(), ${userId}, ${name}, s.username, 'chat:' || c.id || ':' || s.username, ${projectId}, s.message_id,
        now() - interval '4 days', now() - interval '4 days' from sent s, connection c returning id, username
    ), said as (
      insert into thread_messages (id, user_id, thread_id, sender, author, text, at, status, message_id, delivery_id)
      select gen_random_uuid(), ${userId}, b.id, ${name}, 'opener', s.text, now() - interval '4 days', 'sent', s.message_id, s.id
      from begun b join sent s using (username)
    )
    insert into follow_ups (id, user_id, thread_id, nth, status, due_at, look_at)
    select gen_random_uuid(), ${userId}, id, 1, 'planned', now(), now() from begun`);
  // Connected before those messages were sent: it has nothing to catch up on.
  await db.execute(
    sql`update instagram_connections set running_since = now() - interval '5 days' where account = ${name}`,
  );
  await wakeFollowUps(db, userId);
}

/** `lost`: no event arrives, only a reading finds it. Otherwise it arrives twice. */
export async function answer(
  services: Services,
  from: string,
  to: string,
  how: 'lost' | 'told',
): Promise<void> {
  const instagram = services.localInstagram!;
  const { body, headers } = await instagram.reply(from, to, 'Yes please, tell me more');
  const deps = { ...deliveryDepsOf(services), instagram };
  for (let times = how === 'lost' ? 0 : 2; times > 0; times--)
    await handleInstagramEvent(deps, Buffer.from(body), headers);
}

/** What a dead worker was writing is resumed after 20 s instead of five minutes, which only shortens the run. */
export async function expireClaims({ db }: Services): Promise<void> {
  await db.execute(sql`
    update follow_ups set look_at = now() where status = 'writing' and look_at < now() + interval '280 seconds'`);
}

export async function countUnsettled({ db }: Services): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select (select count(*) from follow_ups where status in ('planned', 'writing'))::int
      + (select count(*) from thread_messages where status in ('waiting', 'sending'))::int as n`);
  return rows[0]!.n;
}

/** Interrupted five times before anything could leave. Null has no status, and is no such thing. */
const isGivenUp = sql`coalesce(status = 'failed' and reason = ${givenUp.interrupted}, false)`;

/** Our records compared with those of the Instagram stand-in. */
export async function takeStockOfTalks({ db }: Services) {
  const { rows } = await db.execute<{
    threads: number;
    sent: number;
    unknown: number;
    stopped: number;
    frozen: number;
    failed: number;
    lost: number;
    twice: number;
    falselySent: number;
    silentlySent: number;
    afterAnswer: number;
    answers: number;
    answersTaken: number;
    credits: number;
  }>(sql`
    with reached as (
      select "from", "to", count(*)::int as times, max(delivered_at) as last from outside.instagram_messages
      where text not like 'Hello there, number %' group by 1, 2),
    books as (
      select t.heard_at, f.ended, m.status, m.reason, m.started_at, coalesce(r.times, 0) as times, r.last from threads t
      join follow_ups f on f.thread_id = t.id left join thread_messages m on m.id = f.id
      left join reached r on r."from" = t.sender and r."to" = t.username)
    select
      count(*)::int as threads,
      count(*) filter (where status = 'sent')::int as sent,
      count(*) filter (where status = 'unknown')::int as unknown,
      count(*) filter (where ended = 'answered')::int as stopped,
      count(*) filter (where ended = 'frozen')::int as frozen,
      count(*) filter (where ${isGivenUp})::int as failed,
      count(*) filter (where status is null and coalesce(ended not in ('answered', 'frozen'), true) or status not in ('sent', 'unknown') and not ${isGivenUp})::int as lost,
      count(*) filter (where times > 1)::int as twice,
      count(*) filter (where status = 'sent' and times = 0)::int as "falselySent",
      count(*) filter (where status is distinct from 'sent' and status is distinct from 'unknown' and times > 0)::int as "silentlySent",
      count(*) filter (where started_at > heard_at or last > heard_at + interval '1 second')::int as "afterAnswer",
      (select count(*)::int from outside.instagram_answers) as answers,
      (select count(*)::int from thread_messages where author = 'them') as "answersTaken",
      (select sum(used)::int from credit_accounts) as credits
    from books`);
  return rows[0]!;
}
