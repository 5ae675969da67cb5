// Any SMTP server, through nodemailer.
import { createTransport } from 'nodemailer';
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
        throw isRefusal(error) ? new MailRefused(`the server answered ${error.responseCode}`) : error;
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** 5xx to a recipient or to the content is final; a failed login (535 and kin) is ours to mend, so it is retried. */
function isRefusal(error: unknown): error is Error & { responseCode: number } {
  if (!(error instanceof Error) || !('responseCode' in error) || typeof error.responseCode !== 'number')
    return false;
  return error.responseCode >= 500 && !('code' in error && error.code === 'EAUTH');
}
