import type { Logger } from '../../lib/logger.ts';
import { type Mail, type MailPort, MailRefused, SenderRefused } from '../../providers/mail/port.ts';

/** A refusal is final and only noted; any other fault is thrown, so that the queue tries again later. */
export async function sendMail(deps: { mail: MailPort; log: Logger }, mail: Mail): Promise<void> {
  try {
    await deps.mail.send(mail);
  } catch (error) {
    if (error instanceof SenderRefused)
      deps.log.error({ reason: error.message }, 'the mail server refuses us: no mail goes out');
    if (!(error instanceof MailRefused)) throw error;
    // Neither address nor subject: the one is personal, the other may hold a code.
    deps.log.warn({ reason: error.message }, 'a mail was refused for good');
  }
}
