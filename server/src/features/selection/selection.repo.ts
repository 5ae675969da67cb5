// All SQL about selected messages and their data. Every query carries the owner.
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import type { DeliveryStatus } from '../delivery/delivery.repo.ts';
import { wroteSince } from '../instagram/wrote-since.ts';
import { inLiveProject } from '../project/in-live-project.ts';

export type ChosenMessage = {
  id: string;
  username: string;
  projectId: string;
  isSent: boolean;
  /** Null if it was never scheduled. */
  status: DeliveryStatus | null;
  /** The review has a reason, or its person has written: it needs the owner's closer look. */
  isCautioned: boolean;
  isRewritten: boolean;
  isBlocked: boolean;
};

/** Newest first, of this user only. Uses the user's present account: what another account was told is not theirs to know. */
export async function listChosen(
  db: Queryable,
  { userId, account }: { userId: string; account: string | null },
  ids: readonly string[],
): Promise<ChosenMessage[]> {
  const wrote = wroteSince({ userId, username: sql`d.username`, recipientId: sql`d.recipient_id` });
  const { rows } = await db.execute<ChosenMessage>(sql`
    select m.id, m.username, m.project_id as "projectId", m.sent_at is not null as "isSent", d.status,
      d.status = 'review' and (d.reason is not null or ${wrote}) as "isCautioned",
      exists (select 1 from dm_jobs j where j.user_id = m.user_id and j.status in ('pending', 'processing') and j.replaces = m.id and not j.beside) as "isRewritten",
      exists (select 1 from do_not_contact n where n.user_id = m.user_id and n.username = m.username)
        or exists (select 1 from stop_wishes w where w.username = m.username and w.revoked_by is null and (w.user_id = m.user_id and not w.withdrawn or w.sender = ${account})) as "isBlocked"
    from messages m left join deliveries d on d.message_id = m.id and d.user_id = m.user_id
    where m.user_id = ${userId} and m.id = any(${sql.param(ids)}::uuid[]) and ${inLiveProject(userId, sql`m.project_id`)}
    order by m.id desc`);
  return rows;
}

/** Locks deliveries before messages, as the sender does, each in the order of their ids. */
export async function lockChosen(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  const chosen = sql`any(${sql.param(ids)}::uuid[])`;
  await tx.execute(
    sql`select 1 from deliveries where user_id = ${userId} and message_id = ${chosen} order by id for update`,
  );
  await tx.execute(
    sql`select 1 from messages where user_id = ${userId} and id = ${chosen} order by id for update`,
  );
}
