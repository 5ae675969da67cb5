// Messages that were written while no account was connected: counts them, and schedules all of them.
import { instagramErrors } from '@opener/contract/instagram';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/ids.ts';
import { hasBought } from '../credit/has-bought.ts';
import { findSendingAccount, type SendingAccount, lockSendingAccount } from '../instagram/sending-account.ts';
import { requirePack } from '../instagram/require-pack.ts';
import { findProject, type ProjectRow } from '../project/find-project.ts';
import { cautionSentence } from '../writing/suitability/reason.ts';
import type { DeliveryDeps } from './deps.ts';
import { insertDeliveries } from './delivery.repo.ts';
import { listUnsent, type UnsentMessage } from './unsent.repo.ts';
import { wakeSender } from '../instagram/sender.tasks.ts';

export type UnsentCounts = {
  /** How many can be scheduled, or were. */
  messages: number;
  review: number;
  /** Left out: people on the do-not-contact list. */
  doNotContact: number;
  /** Left out: people whom this account wrote to before, and second messages to the same person. */
  alreadyWritten: number;
};

export async function sendUnsent(
  deps: DeliveryDeps,
  userId: string,
  projectId: string,
): Promise<UnsentCounts> {
  return deps.db.transaction(async (tx) => {
    // Marking a message as sent takes the same lock, so none of these can be marked meanwhile.
    const account = await lockSendingAccount(tx, userId);
    const project = await findProject(tx, userId, projectId);
    if (!account || account.state === 'disconnected')
      throw new AppError('conflict', 'not_connected', instagramErrors.notConnected);
    await requirePack(tx, userId);
    const { chosen, told } = await choose(tx, account, project);
    const createdAt = deps.clock.now();
    const rows = chosen.map(({ id: messageId, username, ...message }) => ({
      id: newId(),
      userId,
      projectId,
      messageId,
      username,
      sender: account.account,
      status: waitsForReview(project, message) ? ('review' as const) : ('waiting' as const),
      reason: message.caution && cautionSentence(message.caution),
      createdAt,
    }));
    await insertDeliveries(tx, rows);
    if (rows.length > 0) await wakeSender(tx, userId, createdAt);
    return told;
  });
}

export async function readUnsent(
  deps: DeliveryDeps,
  userId: string,
  projectId: string,
): Promise<UnsentCounts> {
  const project = await findProject(deps.db, userId, projectId);
  const account = await findSendingAccount(deps.db, userId);
  if (!account || account.state === 'disconnected' || !(await hasBought(deps.db, userId)))
    return { messages: 0, review: 0, doNotContact: 0, alreadyWritten: 0 };
  return (await choose(deps.db, account, project)).told;
}

/** The latest message to each person who may be contacted, in the order of writing. */
async function choose(
  db: Queryable,
  account: SendingAccount,
  project: ProjectRow,
): Promise<{ chosen: UnsentMessage[]; told: UnsentCounts }> {
  const all = await listUnsent(db, account, project.id);
  const latest = new Map(all.map((message) => [message.username, message.id]));
  const allowed = all.filter(({ blocked }) => !blocked);
  const chosen = allowed.filter(({ id, username, written }) => !written && latest.get(username) === id);
  const told = {
    messages: chosen.length,
    review: chosen.filter((message) => waitsForReview(project, message)).length,
    doNotContact: all.length - allowed.length,
    alreadyWritten: allowed.length - chosen.length,
  };
  return { chosen, told };
}

/** In a project with review nobody has read them yet; messages with a caution, or to people who have written, always need the user. */
function waitsForReview(
  { sendingMode }: ProjectRow,
  { caution, wrote }: Pick<UnsentMessage, 'caution' | 'wrote'>,
): boolean {
  return sendingMode === 'review' || caution !== null || wrote;
}
