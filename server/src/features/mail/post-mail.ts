// Mails are queued in the transaction that causes them: a crash loses none, and a slow mail server slows no request.
import * as z from 'zod/mini';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../db/enqueue.ts';
import type { Secrets } from '../../lib/crypto.ts';
import { newId } from '../../lib/ids.ts';
import type { Task } from '../../lib/task.ts';
import type { Mail } from '../../providers/mail/port.ts';

const SealedMail = z.object({ sealed: z.string() });
type SealedMail = z.infer<typeof SealedMail>;

/** About two days, so that receipts survive a mail server that refuses us over a weekend. */
export const sendMailTask: Task<SealedMail> = { name: 'mail.send', payload: SealedMail, maxAttempts: 16 };

const context = 'mail';

/**
 * The message id is set here, so that every try has the same. Sealed, because codes and links must not be readable in the queue's table.
 * With a key, it replaces an unsent mail of that key; `dequeue` withdraws it. With a queue's name, it waits beside the others of that queue;
 * `clearQueue` withdraws them.
 */
export async function postMail(
  deps: { secrets: Secrets },
  tx: Tx,
  mail: Mail,
  options: { key?: string; queueName?: string } = {},
): Promise<void> {
  await enqueue(
    tx,
    sendMailTask,
    { sealed: deps.secrets.seal(JSON.stringify({ id: newId(), ...mail }), context) },
    options,
  );
}

export function openMail(secrets: Secrets, payload: SealedMail): Mail {
  return z
    .object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      id: z.optional(z.string()),
    })
    .parse(JSON.parse(secrets.open(payload.sealed, context)));
}
