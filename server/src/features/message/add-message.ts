import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import { insertMessage, type MessageRow } from './message.repo.ts';

export type NewMessage = Pick<
  MessageRow,
  | 'userId'
  | 'projectId'
  | 'jobId'
  | 'username'
  | 'text'
  | 'profile'
  | 'facts'
  | 'caution'
  | 'fit'
  | 'reason'
  | 'instruction'
>;

/** Returns its id. */
export async function addMessage(deps: { clock: Clock }, tx: Tx, message: NewMessage): Promise<string> {
  const { id } = await insertMessage(tx, { id: newId(), ...message, createdAt: deps.clock.now() });
  return id;
}
