// People with a history, written by SQL: far faster than by using the product. Everything that a real history leaves behind is there, in
// the same proportions for everybody; what waits is some hundred at most, the rest is over.
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';

export type WithHistory = { userId: string; projectId: string; messages: number };

/** For these users, who exist, and for `others` more with a few messages each. */
export async function fillHistory(
  db: Db,
  known: WithHistory[],
  others: { people: number; messages: number },
): Promise<void> {
  await loadInBulk(db, async (tx) => {
    await tx.execute(
      sql`create temp table filled (user_id uuid, project_id uuid, messages int) on commit drop`,
    );
    for (const { userId, projectId, messages } of known)
      await tx.execute(sql`insert into filled values (${userId}, ${projectId}, ${messages})`);
    for (const statement of [...strangers(others), ...history, ...kept]) await tx.execute(sql.raw(statement));
  });
  // As autovacuum does some time after that many inserts.
  await db.execute('vacuum analyze');
}

/** Without foreign keys and triggers. What triggers maintain must be computed afterwards, where it matters. */
export function loadInBulk(db: Db, load: (tx: Tx) => Promise<void>): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await load(tx);
  });
}

const strangers = ({ people, messages }: { people: number; messages: number }) => [
  `insert into users (id, name, email, password_hash, created_at)
    select gen_random_uuid(), 'Person ' || n, 'person.' || n || '@example.com', '', now() from generate_series(1, ${people}) n`,
  `insert into projects (id, user_id, name, product_info, offer_info, created_at)
    select gen_random_uuid(), id, 'Project', 'Booking software for studios', 'First month free', now()
    from users where email like 'person.%'`,
  `insert into filled select p.user_id, p.id, ${messages} from projects p join users u on u.id = p.user_id where u.email like 'person.%'`,
  `insert into credit_accounts (user_id) select user_id from filled on conflict do nothing`,
  `insert into changes (user_id) select user_id from filled on conflict do nothing`,
];

/** A UUIDv7 of that moment. */
const id = (moment: string, salt: string) =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || substr(md5(${salt}), 1, 3) || '8' || substr(md5(${salt}), 4, 15))::uuid`;

/** Work in progress is the same part of a percent for everybody, at most some hundred; the rest is history. */
const written = `create temp table written on commit drop as
  select w.*, ${id('created_at', `'m' || user_id || n`)} as id, ${id('created_at', `'j' || user_id || n`)} as job_id,
    'target.' || n as username, 'studio.' || left(md5(user_id::text), 12) as sender,
    created_at + interval '1 hour' as sent_at,
    case when newer < open then 'waiting' when newer < 2 * open then 'review' when newer < 3 * open then 'unsent'
      when newer < 4 * open then 'unknown' when n % 50 = 0 then 'failed' when n % 50 = 1 then 'skipped'
      when n % 50 < 5 then 'by hand' else 'sent' end as state
  from (
    select f.user_id, f.project_id, n, f.messages - n as newer, greatest(1, least(250, f.messages / 200)) as open,
      now() - (f.messages - n + 1) * interval '1095 days' / f.messages as created_at
    from filled f, generate_series(1, f.messages) n
  ) w`;

/** Kept for 400 days, at 25 messages a day. Answers are read, decided on and written back to, but for the newest; a follow-up is planned for the newest without one. */
const conversations = [
  `create temp table spoken on commit drop as
    select w.*, ${id('sent_at', `'t' || user_id || n`)} as thread_id, n % 10 = 7 as answered, newer >= 12 * open as over
    from written w where state in ('sent', 'unknown') and sent_at > now() - interval '400 days' and newer < 10000`,
  `insert into threads (id, user_id, sender, username, recipient_id, chat_id, project_id, message_id, began_at, last_answer_at, heard_at, handled_at, active_at, unread, outcome, checked_at)
    select thread_id, user_id, sender, username, left(md5(user_id::text), 12) || n, 'chat.' || left(md5(user_id::text), 12) || n, project_id, id, sent_at,
      case when answered then sent_at + interval '2 hours' end, case when answered then sent_at + interval '2 hours' end,
      case when answered and over then sent_at + interval '5 hours' else sent_at end,
      case when answered then sent_at + interval '5 hours' else sent_at end, case when answered and not over then 1 else 0 end,
      case when answered and over then (array['interested', 'not_now', 'not_interested'])[1 + (n / 10) % 3]::thread_outcome end, sent_at
    from spoken order by user_id, n`,
  `insert into thread_messages (id, user_id, thread_id, sender, author, text, vendor_id, at, status, message_id, delivery_id)
    select ${id('sent_at', `'o' || user_id || p.n`)}, user_id, thread_id, sender, 'opener'::thread_author, s.text, 'opener.' || user_id || p.n, sent_at,
      p.state::thread_message_status, id, ${id('created_at', `'d' || user_id || p.n`)}
    from spoken p join sentences s on s.n = (p.n * 7) % 2000 order by user_id, p.n`,
  ...['them', 'you'].map(
    (
      author,
    ) => `insert into thread_messages (id, user_id, thread_id, sender, author, text, vendor_id, at, status)
    select ${id('sent_at', `'${author}' || user_id || p.n`)}, user_id, thread_id, sender, '${author}'::thread_author, s.text, '${author}.' || user_id || p.n,
      sent_at + interval '${author === 'them' ? 2 : 5} hours', '${author === 'them' ? 'received' : 'sent'}'::thread_message_status
    from spoken p join sentences s on s.n = (p.n * 11) % 2000 where answered and (over or '${author}' = 'them') order by user_id, p.n`,
  ),
  `insert into follow_up_settings (project_id, user_id, is_on, first_days, second_days, since)
    select project_id, user_id, true, 3, 7, now() - interval '3 years' from filled`,
  `insert into follow_ups (id, user_id, thread_id, nth, status, due_at, look_at)
    select gen_random_uuid(), user_id, thread_id, 1, 'planned', now() + interval '2 days', now() + interval '2 days'
    from spoken where not answered and state = 'sent' and not over`,
];

const history = [
  `create temp table sentences on commit drop as
    select n, string_agg(syllable || syllable2, ' ') as text from generate_series(0, 1999) n
    cross join lateral (
      select (array['ba','con','der','fi','gra','hol','in','ka','len','mor','na','ost','pe','qui','ro','sel','ta','un','ver','wo'])[1 + (hashint4(n * 31 + i) & 1023) % 20] as syllable,
        (array['ba','con','der','fi','gra','hol','in','ka','len','mor','na','ost','pe','qui','ro','sel','ta','un','ver','wo'])[1 + (hashint4(n * 57 + i) & 1023) % 20] as syllable2
      from generate_series(1, 14) i) words group by n`,
  written,
  `insert into instagram_accounts (user_id, account, username, state, connection, connection_ref, time_zone)
    select distinct user_id, sender, sender, 'connected'::instagram_state, 'x', sender, 'UTC' from written`,
  `insert into instagram_connections (ref, user_id, account, connected_at)
    select sender, user_id, account, now() - interval '3 years' from instagram_accounts join lateral (select account as sender) s on true`,
  `insert into sending_paces (user_id, account, username, first_connected_at)
    select user_id, account, account, now() - interval '3 years' from instagram_accounts on conflict do nothing`,
  `insert into messages (id, user_id, project_id, job_id, username, text, profile, facts, fit, reason, sent_at, answered_at, created_at)
    select w.id, w.user_id, w.project_id, w.job_id, w.username,
      'Hi ' || initcap(left(s1.text, 5)) || ', ' || s1.text || '. ' || s2.text || '. ' || s3.text || '?',
      jsonb_build_object('username', w.username, 'fullName', initcap(left(s2.text, 12)) || ' ' || w.n, 'biography', s3.text || '. ' || s1.text,
        'category', 'Studio', 'followersCount', w.n, 'followsCount', 300, 'postsCount', 214, 'verified', false, 'externalUrl', null,
        'recentPosts', jsonb_build_array(jsonb_build_object('caption', s2.text, 'hashtags', '[]'::jsonb, 'likesCount', 5, 'timestamp', w.created_at))),
      '[]', (array['strong','strong','weak','none'])[1 + w.n % 4], 'They open their studio to visitors.',
      case when w.state in ('sent', 'by hand') then w.sent_at end,
      case when w.state = 'sent' and w.n % 10 = 7 then w.sent_at + interval '2 hours' end, w.created_at
    from written w
      join sentences s1 on s1.n = (w.n * 7) % 2000 join sentences s2 on s2.n = (w.n / 2000 * 13 + w.n) % 2000 join sentences s3 on s3.n = (w.n / 7) % 2000
    order by w.user_id, w.n`,
  `insert into deliveries (id, user_id, project_id, message_id, username, status, sender, chat_id, recipient_id, text, started_at, finished_at, answered_at, created_at, message_sent, message_answered, message_fit)
    select ${id('created_at', `'d' || user_id || n`)}, user_id, project_id, id, username, state::delivery_status, sender,
      case when state in ('sent', 'unknown') then 'chat.' || left(md5(user_id::text), 12) || n end,
      case when state in ('sent', 'unknown') then left(md5(user_id::text), 12) || n end,
      null, case when state in ('sent', 'failed', 'unknown') then sent_at end,
      case when state not in ('waiting', 'review') then sent_at end,
      case when state = 'sent' and n % 10 = 7 then sent_at + interval '2 hours' end, created_at,
      state = 'sent', state = 'sent' and n % 10 = 7, (array['strong','strong','weak','none'])[1 + n % 4]
    from written where state not in ('unsent', 'by hand') order by user_id, n`,
  `insert into contacted (user_id, sender, username, delivery_id, recipient_id, at)
    select user_id, sender, username, ${id('created_at', `'d' || user_id || n`)}, left(md5(user_id::text), 12) || n, sent_at
    from written where state in ('sent', 'unknown') order by user_id, n`,
  `insert into sends (user_id, sender, at, delivery_id)
    select user_id, sender, sent_at, id from written where state = 'sent' and sent_at > now() - interval '7 days'`,
  `insert into sends (user_id, sender, at, delivery_id) select user_id, account, now() - interval '3 hours', user_id from instagram_accounts`,
  `insert into stop_wishes (user_id, sender, username, recipient_id, at) select user_id, account, 'stop.' || left(account, 20), 'x' || account, now() from instagram_accounts`,
  `insert into do_not_contact (user_id, username, reason, created_at) select user_id, 'not.' || n, 'Added by you.', now() from filled, generate_series(1, 3) n`,
  `insert into past_outcomes (id, user_id, sent_at, by_hand) select gen_random_uuid(), user_id, now() - n * interval '1 day', false from filled, generate_series(1, 3) n`,
  `insert into sessions (token_hash, user_id, created_at, expires_at) select md5(user_id::text), user_id, now(), now() + interval '1 day' from filled`,
  `insert into profiles (username, profile, read_at) select distinct on (username) username, '{}'::jsonb, created_at from written where n % 10 = 0 and created_at > now() - interval '300 days'`,
  `insert into heard_from (user_id, sender, username, recipient_id, at)
    select user_id, sender, username, left(md5(user_id::text), 12) || n, sent_at from written where state = 'sent' and n % 10 = 7 order by user_id, n`,
  `insert into message_versions (id, user_id, message_id, text, facts, created_at)
    select gen_random_uuid(), user_id, id, 'An earlier text', '[]', created_at from written where n % 20 = 0`,
  ...conversations,
  // Finished jobs are kept for 90 days.
  `insert into dm_jobs (id, user_id, project_id, username, status, message_id, attempts, created_at, started_at, finished_at)
    select job_id, user_id, project_id, username, 'completed', id, 1, created_at, created_at, created_at
    from written where created_at > now() - interval '90 days' order by user_id, n`,
  ...['reserve', 'capture'].map(
    (kind) => `insert into credit_entries (id, user_id, kind, amount, reference, note, username, created_at)
      select ${id('created_at', `'${kind}' || user_id || n`)}, user_id, '${kind}', 1, '${kind}:job:' || job_id, 'Message', username, created_at
      from written order by user_id, n`,
  ),
  `insert into credit_entries (id, user_id, kind, amount, reference, note, created_at)
    select gen_random_uuid(), user_id, 'purchase', messages + 100000, 'purchase:bench:' || user_id, 'A pack', now() - interval '3 years' from filled`,
  `update credit_accounts a set earned = earned + f.messages + 100000, used = used + f.messages from filled f where f.user_id = a.user_id`,
  `insert into checkouts (id, user_id, plan_id, name, messages, amount, currency, state, created_at, paid_at)
    select gen_random_uuid(), user_id, 'plan_3', 'Pro Pack', 1000, 11900, 'usd', 'paid', now(), now() from filled`,
];

/** What triggers would have kept. The long index is built once, which is faster than message by message. */
const kept = [
  `drop index message_search_text`,
  `insert into message_search select id, user_id, searched_text(username, profile, text) from messages`,
  `set local maintenance_work_mem = '1GB'`,
  `create index message_search_text on message_search using gin (user_id, text gin_trgm_ops)`,
  `select recount_tallies()`,
];
