// All SQL about whether and when projects follow up. Every query carries the owner.
import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import { followUpSettings } from '../../../db/schema.ts';

export type SettingsRow = typeof followUpSettings.$inferSelect;
type OfProject = Pick<SettingsRow, 'userId' | 'projectId'>;

const mine = ({ userId, projectId }: OfProject) =>
  and(eq(followUpSettings.userId, userId), eq(followUpSettings.projectId, projectId));

export async function findSettings(db: Queryable, project: OfProject): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(followUpSettings).where(mine(project));
  return row;
}

export async function saveSettings(tx: Tx, row: SettingsRow): Promise<void> {
  const { isOn, firstDays, secondDays, since } = row;
  await tx
    .insert(followUpSettings)
    .values(row)
    .onConflictDoUpdate({
      target: followUpSettings.projectId,
      set: { isOn, firstDays, secondDays, since },
      setWhere: mine(row),
    });
}
