// Any SMTP server, through nodemailer.
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { plainCode, TransientFault } from '../../lib/port-faults.ts';
import { type MailPort, MailRefused } from './port.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function createSmtpMail(options: { smtpUrl: string; from: string }): MailPort {
  const transport = createTransport(
    { url: options.smtpUrl, pool: true, maxConnections: 3, ...timeouts },
    { from: options.from },
  );

  return {
    async send(mail) {
      try {
        // As an object, so that nothing in it is read as a second address.
        await transport.sendMail({ ...mail, to: { name: '', address: mail.to } });
      } catch (error) {
        throw faultOf(error);
      }
    },
    async close() {
      transport.close();
    },
  };
}

/**
 * Only the server's number and nodemailer's word go on: servers repeat the address, in any spelling, and nodemailer adds the envelope.
 * 5xx to a recipient or to the content is final; a failed login (535 and kin) is ours to mend, so it is retried.
 */
function faultOf(error: unknown): MailRefused | TransientFault {
  const { responseCode, code } = fields.safeParse(error).data ?? {};
  const told = `the mail server failed with ${responseCode ?? 'no answer'} (${plainCode(code)})`;
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH';
  return isFinal ? new MailRefused(told) : new TransientFault(told);
}

const fields = z.object({ responseCode: z.number().optional(), code: z.string().optional() });
