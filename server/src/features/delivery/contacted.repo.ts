// All SQL about who was written to, from which account. It outlives messages and deliveries.
import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { contacted, deliveries } from '../../db/schema.ts';
import type { Sender } from '../instagram/instagram.repo.ts';
import { type Addressee, idsOf } from '../instagram/known-by.ts';
import type { DeliveryRow } from './delivery.repo.ts';

/** Records that this account wrote to this person; false if it already had. */
export async function insertContacted(
  tx: Tx,
  row: typeof contacted.$inferInsert,
  again: boolean,
): Promise<boolean> {
  const insert = tx.insert(contacted).values(row);
  const rows = again
    ? await insert
        .onConflictDoUpdate({
          target: [contacted.userId, contacted.sender, contacted.username],
          set: { deliveryId: row.deliveryId, at: row.at },
        })
        .returning()
    : await insert.onConflictDoNothing().returning();
  return rows.length === 1;
}

/** The sender of messages that the user sent by hand, from any account: it counts for all of theirs. */
export const noAccount = '';

export async function wasWrittenByHand(tx: Tx, userId: string, username: string): Promise<boolean> {
  const [row] = await tx.select({ at: contacted.at }).from(contacted).where(byHand(userId, username));
  return row !== undefined;
}

/** Whether the user said so after that time, about another message than this one, by name or id. */
export async function wasWrittenByHandSince(
  db: Queryable,
  { userId, ...person }: Addressee & { userId: string },
  { messageId, since }: { messageId: string; since: Date },
): Promise<boolean> {
  const rows = await db
    .select({ at: contacted.at })
    .from(contacted)
    .where(
      and(
        eq(contacted.userId, userId),
        eq(contacted.sender, noAccount),
        isThem(person),
        // Saying that a message of ours has arrived is recorded under the message's id.
        ne(contacted.deliveryId, messageId),
        gt(contacted.at, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** By an id even under a new name. */
const isThem = (person: Addressee) =>
  or(eq(contacted.username, person.username), inArray(contacted.recipientId, idsOf(person)));

const byHand = (userId: string, username: string) =>
  and(eq(contacted.userId, userId), eq(contacted.sender, noAccount), eq(contacted.username, username));

/** By any user: recipients see one account, not who used it. */
export async function wasWrittenFrom(tx: Tx, sender: string, username: string): Promise<boolean> {
  return (await tx.$count(contacted, fromSender(sender, username))) > 0;
}

const fromSender = (sender: string, username: string) =>
  and(eq(contacted.sender, sender), ne(contacted.sender, noAccount), eq(contacted.username, username));

/** Another message that this person got, from that account or by hand, optionally only since a given time. */
export async function findOtherMessage(
  tx: Tx,
  { userId, id, ...person }: Addressee & Pick<DeliveryRow, 'userId' | 'id'>,
  sender: string,
  since?: Date | null,
): Promise<{ sender: string } | undefined> {
  const [row] = await tx
    .select({ sender: contacted.sender })
    .from(contacted)
    .where(
      and(
        or(
          and(eq(contacted.sender, sender), ne(contacted.sender, noAccount)),
          and(eq(contacted.userId, userId), eq(contacted.sender, noAccount)),
        ),
        isThem(person),
        ne(contacted.deliveryId, id),
        since ? gt(contacted.at, since) : undefined,
      ),
    )
    .limit(1);
  return row;
}

/** Before the message is sent, so that a reply finds the person whatever happens to the call and the message. */
export async function saveRecipient(
  tx: Tx,
  { userId, id }: Pick<DeliveryRow, 'userId' | 'id'>,
  recipientId: string,
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ recipientId })
    .where(and(eq(deliveries.userId, userId), eq(deliveries.id, id)));
  await tx
    .update(contacted)
    .set({ recipientId })
    .where(and(eq(contacted.userId, userId), eq(contacted.deliveryId, id)));
}

/** The names under which this person was contacted, or was about to be, by the account's owner or from it. */
export async function listNamesOf(
  db: Queryable,
  { userId, account: sender }: Sender,
  recipientIds: string[],
): Promise<string[]> {
  if (recipientIds.length === 0) return [];
  const isThem = sql`recipient_id = any(${sql.param(recipientIds)}::text[])`;
  const { rows } = await db.execute<{ username: string }>(sql`
    select username from contacted where ${isThem} and (user_id = ${userId} or sender = ${sender})
    union select username from deliveries where user_id = ${userId} and ${isThem}`);
  return rows.map(({ username }) => username);
}

/** The ids by which people with these names were contacted from the account, whatever became of the messages. */
export async function listIdsOf(db: Queryable, { account }: Sender, names: string[]): Promise<string[]> {
  const { recipientId, sender, username } = contacted;
  const rows = await db
    .selectDistinct({ recipientId })
    .from(contacted)
    .where(and(eq(sender, account), inArray(username, names)));
  return rows.flatMap((row) => row.recipientId ?? []);
}

/** Other users who wrote to this person from the account. */
export async function listOtherWriters(
  tx: Tx,
  { userId, account: sender }: Sender,
  { names, recipientIds }: { names: string[]; recipientIds: string[] },
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: contacted.userId })
    .from(contacted)
    .where(
      and(
        eq(contacted.sender, sender),
        ne(contacted.userId, userId),
        or(inArray(contacted.username, names), inArray(contacted.recipientId, recipientIds)),
      ),
    )
    .orderBy(asc(contacted.userId));
  return rows.map((row) => row.userId);
}

/** Only for an attempt that definitely did not send it; `at`: when it began. */
export async function deleteContacted(
  tx: Tx,
  { userId, deliveryId, at }: Pick<typeof contacted.$inferSelect, 'userId' | 'deliveryId' | 'at'>,
): Promise<void> {
  const isOf = and(eq(contacted.deliveryId, deliveryId), eq(contacted.at, at));
  await tx.delete(contacted).where(and(eq(contacted.userId, userId), isOf));
}
