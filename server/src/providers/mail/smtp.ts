// Any SMTP server, through nodemailer. Sources: decision 30.
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { plainCode, TransientFault } from '../../lib/port-faults.ts';
import { isLoopback } from '../../lib/loopback.ts';
import { type MailPort, MailRefused, SenderRefused } from './port.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export type SmtpOptions = {
  smtpUrl: string;
  from: string;
  /** Allows logins and mails without encryption. */
  plaintext?: boolean | undefined;
};

export function createSmtpMail(options: SmtpOptions): MailPort {
  const transport = createTransport(
    { url: options.smtpUrl, ...encryptionOf(options), pool: true, maxConnections: 3, ...timeouts },
    { from: options.from },
  );
  const domain = /@([^\s<>@]+)/.exec(options.from)?.[1] ?? 'localhost';

  return {
    async send({ id, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          // As an object, so that no part of it is parsed as a second address.
          to: { name: '', address: mail.to },
          ...(id && { messageId: `<${id}@${domain}>` }),
        });
      } catch (error) {
        throw faultOf(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** nodemailer uses STARTTLS if offered; a man in the middle could remove the offer. */
export function encryptionOf({ smtpUrl, plaintext = false }: SmtpOptions): { requireTLS?: true } {
  const { protocol, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && !plaintext && !isLoopback(hostname) ? { requireTLS: true } : {};
}

/**
 * Only the server's status and nodemailer's code are kept: servers repeat the address in any spelling, and nodemailer adds the envelope.
 * 5xx to a recipient is final for this mail. Everything else may concern every mail: 554 as a greeting, a failed login, no encryption,
 * `MAIL FROM`, whose refusal nodemailer calls EENVELOPE like that of a recipient, and DATA, where Amazon SES refuses a sender.
 */
function faultOf(error: unknown): MailRefused | SenderRefused | TransientFault {
  const { responseCode = 0, code = '', command = '', response = '' } = fields.safeParse(error).data ?? {};
  const told = `the mail server failed with ${responseCode || 'no answer'} (${plainCode(code)})`;
  const aboutThisMail =
    command === 'RCPT TO' && responseCode !== authenticationRequired && !policy.test(response);
  if (aboutThisMail) return responseCode >= 500 ? new MailRefused(told) : new TransientFault(told);
  return responseCode >= 500 || ourFaults.has(code) ? new SenderRefused(told) : new TransientFault(told);
}

/** 5.7.x is about who may send, such as a relay that does not know us. */
const policy = /^5\d\d[ -]5\.7\.\d/;
const authenticationRequired = 530;
const ourFaults = new Set(['EAUTH', 'ENOAUTH', 'ETLS']);

const fields = z.object({
  responseCode: z.number().optional(),
  code: z.string().optional(),
  command: z.string().optional(),
  response: z.string().optional(),
});
