import type { Logger } from '../../lib/logger.ts';
import { type Mail, type MailPort, MailRefused, SenderRefused } from '../../providers/mail/port.ts';

/** A refused recipient is final and only logged; any other fault is thrown, so that the queue retries. */
export async function sendMail(deps: { mail: MailPort; log: Logger }, mail: Mail): Promise<void> {
  try {
    await deps.mail.send(mail);
  } catch (error) {
    if (error instanceof SenderRefused)
      deps.log.error({ reason: error.message }, 'the mail server refuses us: no mail goes out');
    if (!(error instanceof MailRefused)) throw error;
    // Neither address nor subject: the one is personal, the other may contain a code.
    deps.log.warn({ reason: error.message }, 'a mail was refused for good');
  }
}
