import { isHeld } from '../figure/is-held.ts';
import type { MessageFilter } from '../figure/message-filter.ts';
import type { DmDeps } from './deps.ts';
import { listMessageIds as listIds } from './message.repo.ts';

/** Of the messages that match, newest first, and how many there are in all. */
export async function listMessageIds(
  deps: DmDeps,
  asked: Omit<MessageFilter, 'held'>,
  most: number,
): Promise<{ ids: string[]; total: number }> {
  const held = asked.state !== undefined && (await isHeld(deps, asked.userId));
  const ids = await listIds(deps.db, { ...asked, held });
  return { ids: ids.slice(0, most), total: ids.length };
}
