// The worker's tasks of mail.
import type { Secrets } from '../../lib/crypto.ts';
import type { Logger } from '../../lib/logger.ts';
import { handle, type TaskHandler } from '../../lib/task.ts';
import type { MailPort } from '../../providers/mail/port.ts';
import { openMail, sendMailTask } from './post-mail.ts';
import { sendMail } from './send-mail.ts';

export function mailTaskHandlers(deps: { mail: MailPort; secrets: Secrets; log: Logger }): TaskHandler[] {
  return [handle(sendMailTask, (payload) => sendMail(deps, openMail(deps.secrets, payload)))];
}
