// All SQL about who was written to, from which account. It outlives messages and their deliveries.
import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { contacted, deliveries } from '../../db/schema.ts';
import type { Sender } from '../instagram/instagram.repo.ts';
import type { DeliveryRow } from './delivery.repo.ts';

/** The database's own word that this account wrote to this person: false when it did before. */
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

/** The sender of what the person sent by hand, from whichever account: it holds for all of theirs. */
export const noAccount = '';

export async function wasWrittenByHand(tx: Tx, userId: string, username: string): Promise<boolean> {
  const [row] = await tx.select({ at: contacted.at }).from(contacted).where(byHand(userId, username));
  return row !== undefined;
}

const byHand = (userId: string, username: string) =>
  and(eq(contacted.userId, userId), eq(contacted.sender, noAccount), eq(contacted.username, username));

/** By anybody: whoever gets the messages sees one account, not who of several people used it. */
export async function wasWrittenFrom(tx: Tx, sender: string, username: string): Promise<boolean> {
  return (await tx.$count(contacted, fromSender(sender, username))) > 0;
}

const fromSender = (sender: string, username: string) =>
  and(eq(contacted.sender, sender), ne(contacted.sender, noAccount), eq(contacted.username, username));

/** Another message than the delivery's own that this person has, from that account or by hand; of those since then, if that is given. */
export async function findOtherMessage(
  tx: Tx,
  { userId, username, id, recipientId }: Pick<DeliveryRow, 'userId' | 'username' | 'id' | 'recipientId'>,
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
        // Whoever has renamed themselves since is the same person.
        or(
          eq(contacted.username, username),
          recipientId === null ? undefined : eq(contacted.recipientId, recipientId),
        ),
        ne(contacted.deliveryId, id),
        since ? gt(contacted.at, since) : undefined,
      ),
    )
    .limit(1);
  return row;
}

/** Before the message goes out, so that an answer finds the person whatever becomes of the call, and of the message. */
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

/** Under which names this person was written to, or was about to be, by the owner of the account or from it. */
export async function listNamesOf(
  db: Queryable,
  { userId, account: sender }: Sender,
  recipientId: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ username: string }>(sql`
    select username from contacted where recipient_id = ${recipientId} and (user_id = ${userId} or sender = ${sender})
    union select username from deliveries where user_id = ${userId} and recipient_id = ${recipientId}`);
  return rows.map(({ username }) => username);
}

/** Who else wrote to this person from the account, at another time. */
export async function listOtherWriters(
  tx: Tx,
  { userId, account: sender }: Sender,
  { names, recipientId }: { names: string[]; recipientId: string },
): Promise<string[]> {
  const byId = recipientId === '' ? undefined : eq(contacted.recipientId, recipientId);
  const rows = await tx
    .selectDistinct({ userId: contacted.userId })
    .from(contacted)
    .where(
      and(
        eq(contacted.sender, sender),
        ne(contacted.userId, userId),
        or(inArray(contacted.username, names), byId),
      ),
    )
    .orderBy(asc(contacted.userId));
  return rows.map((row) => row.userId);
}

/** Only for what surely did not go out. */
export async function deleteContacted(tx: Tx, userId: string, deliveryId: string): Promise<void> {
  await tx.delete(contacted).where(and(eq(contacted.userId, userId), eq(contacted.deliveryId, deliveryId)));
}
