// All SQL about reviews: approving, skipping and undoing. Every query carries the owner.
import { and, count, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import { belongsTo } from '../../db/belongs-to.ts';
import type { Queryable, Tx } from '../../db/database.ts';
import type { SuitabilityReason } from '../../db/documents.ts';
import { deliveries, messages } from '../../db/schema.ts';
import { isOwnLook } from '../overview/message-filter.ts';
import { inLiveProject } from '../project/in-live-project.ts';
import { type DeliveryRow, type DeliveryStatus, ofMessages } from './delivery.repo.ts';

type InProject = { userId: string; projectId: string };

/** Excludes those that need a closer look: they are approved one by one. */
const isForAnyLook = and(eq(deliveries.status, 'review'), not(isOwnLook));

const isApprovable = ({ userId, projectId }: InProject) =>
  and(belongsTo(deliveries.userId, userId), eq(deliveries.projectId, projectId), isForAnyLook);

export async function countApprovable(
  db: Queryable,
  where: InProject,
): Promise<{ total: number; first: string | null }> {
  const first = sql<string | null>`(array_agg(${deliveries.username} order by ${deliveries.id}))[1]`;
  const [row] = await db.select({ total: count(), first }).from(deliveries).where(isApprovable(where));
  return row ?? { total: 0, first: null };
}

export async function approveReviewed(
  tx: Tx,
  where: InProject,
  times: { approvedAt: Date; heldUntil: Date },
): Promise<number> {
  const rows = await tx
    .update(deliveries)
    .set({ status: 'waiting', again: false, ...times })
    .where(isApprovable(where))
    .returning({ id: deliveries.id });
  return rows.length;
}

/** Clears everything that was decided before. */
export const forReview = {
  status: 'review',
  reason: null,
  startedAt: null,
  approvedAt: null,
  heldUntil: null,
  urgent: false,
  again: false,
} as const;

/** Waiting messages to them are sent only after the owner's closer look. */
export async function holdForLook(tx: Tx, userId: string, usernames: readonly string[]): Promise<void> {
  const theirs = inArray(deliveries.username, [...usernames]);
  await tx
    .update(deliveries)
    .set(forReview)
    .where(
      and(
        eq(deliveries.userId, userId),
        eq(deliveries.status, 'waiting'),
        theirs,
        inLiveProject(userId, deliveries.projectId),
      ),
    );
}

/** Except what the user requested individually meanwhile. Returns how many. */
export async function holdApproved(
  tx: Tx,
  { userId, projectId }: { userId: string; projectId?: string },
  approvedAt: Date,
): Promise<number> {
  const rows = await tx
    .update(deliveries)
    .set({ status: 'review', approvedAt: null, heldUntil: null })
    .where(
      and(
        eq(deliveries.userId, userId),
        inLiveProject(userId, deliveries.projectId),
        projectId === undefined ? undefined : eq(deliveries.projectId, projectId),
        eq(deliveries.approvedAt, approvedAt),
        isNotNull(deliveries.heldUntil),
        eq(deliveries.status, 'waiting'),
        eq(deliveries.urgent, false),
      ),
    )
    .returning({ id: deliveries.id });
  return rows.length;
}

export async function approveChosen(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
  times: { approvedAt: Date; heldUntil: Date },
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ status: 'waiting', again: false, ...times })
    .where(and(ofMessages(userId, messageIds), isForAnyLook));
}

export async function skipChosen(
  tx: Tx,
  userId: string,
  messageIds: readonly string[],
  from: DeliveryStatus,
  end: { reason: string; finishedAt: Date },
): Promise<void> {
  await tx
    .update(deliveries)
    .set({ status: 'skipped', ...end })
    .where(and(ofMessages(userId, messageIds), eq(deliveries.status, from)));
}

type SkippedTogether = { userId: string; finishedAt: Date; was: string };

const skippedTogether = ({ userId, finishedAt, was }: SkippedTogether) =>
  and(
    eq(deliveries.userId, userId),
    inLiveProject(userId, deliveries.projectId),
    eq(deliveries.status, 'skipped'),
    eq(deliveries.reason, was),
    eq(deliveries.finishedAt, finishedAt),
  );

/**
 * Looked up one by one: for recently inserted rows the database has no statistics, expects a handful, and would join thousands of
 * deliveries with thousands of messages.
 */
const itsCaution = (userId: string) =>
  sql<SuitabilityReason | null>`(
    select m.caution from ${messages} m where m.id = deliveries.message_id and ${belongsTo(sql`m.user_id`, userId)})`;

/** Each caution of these messages, and null if one has none. */
export async function listCautions(tx: Tx, skipped: SkippedTogether): Promise<(SuitabilityReason | null)[]> {
  const rows = await tx
    .selectDistinct({ caution: itsCaution(skipped.userId) })
    .from(deliveries)
    .where(skippedTogether(skipped));
  return rows.map(({ caution }) => caution);
}

/** All of them, or those whose message has this caution or none. Returns how many. */
export async function restoreSkipped(
  tx: Tx,
  skipped: SkippedTogether & { caution?: SuitabilityReason | null },
  back: Pick<DeliveryRow, 'status' | 'reason'>,
): Promise<number> {
  const { userId, caution } = skipped;
  const like = sql`${itsCaution(userId)} is not distinct from ${caution}`;
  const rows = await tx
    .update(deliveries)
    .set({ ...back, finishedAt: null })
    .where(and(skippedTogether(skipped), caution === undefined ? undefined : like))
    .returning({ id: deliveries.id });
  return rows.length;
}
