import type { Tx } from '../../db/database.ts';
import { dequeue } from '../../db/enqueue.ts';
import { codeMailKey } from './mails.ts';
import { deleteSignUps } from './sign-up.repo.ts';

/** Also withdraws their code mails that were not sent yet. */
export async function dropSignUps(tx: Tx, signUps: { id: string }[]): Promise<void> {
  const ids = signUps.map(({ id }) => id);
  if (ids.length === 0) return;
  await deleteSignUps(tx, ids);
  for (const id of ids) await dequeue(tx, codeMailKey(id));
}
