import type { Tx } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import { insertMessage, type MessageRow } from './message.repo.ts';

export type NewMessage = Pick<
  MessageRow,
  | 'id'
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
  | 'variant'
>;

export async function addMessage(deps: { clock: Clock }, tx: Tx, message: NewMessage): Promise<void> {
  await insertMessage(tx, { ...message, createdAt: deps.clock.now() });
}
