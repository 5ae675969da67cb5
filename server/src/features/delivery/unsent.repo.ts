// The SQL that finds messages which were never scheduled.
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { SuitabilityReason } from '../../db/documents.ts';
import type { Sender } from '../instagram/instagram.repo.ts';
import { wroteSince } from '../instagram/wrote-since.ts';
import { noAccount } from './contacted.repo.ts';

export type UnsentMessage = {
  id: string;
  username: string;
  caution: SuitabilityReason | null;
  blocked: boolean;
  written: boolean;
  /** They have written to one of the owner's accounts. */
  wrote: boolean;
};

/**
 * Messages of a project without a delivery, oldest first, and whether this account may contact their person. The caller knows how many there
 * are: with that limit, the search ends at the last of them instead of the first message ever written.
 */
export async function listUnsent(
  db: Queryable,
  { userId, account: sender }: Sender,
  projectId: string,
  count: number,
): Promise<UnsentMessage[]> {
  const { rows } = await db.execute<UnsentMessage>(sql`
    select m.id, m.username, m.caution,
      exists (select 1 from do_not_contact n where n.user_id = m.user_id and n.username = m.username)
        or exists (select 1 from stop_wishes w where w.username = m.username and w.revoked_by is null and (w.user_id = m.user_id and not w.withdrawn or w.sender = ${sender}) offset 0) as blocked,
      exists (select 1 from contacted c where c.username = m.username and (c.sender = ${sender} or (c.user_id = m.user_id and c.sender = ${noAccount})) offset 0) as written,
      ${wroteSince({ userId, username: sql`m.username`, recipientId: null })} as wrote
    from messages m
    where m.user_id = ${userId} and m.project_id = ${projectId} and m.sent_at is null
      and not exists (select 1 from deliveries d where d.message_id = m.id)
    order by m.id desc limit ${count}`);
  return rows.toReversed();
}
