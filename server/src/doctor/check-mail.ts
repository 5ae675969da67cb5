import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { plainCode } from '../lib/port-faults.ts';
import { createSmtpMail, encryptionOf, type SmtpOptions } from '../providers/mail/smtp.ts';
import { type Finding, findingsOf } from './check.ts';

const { ok, fault, skipped, blocked } = findingsOf('mail');

export async function checkMail(
  mail: SmtpOptions | undefined,
  mailTo: string | undefined,
): Promise<Finding[]> {
  if (!mail)
    return [
      skipped(
        'login',
        'no SMTP_URL: mail stays on this machine, at /local/mail',
        'set SMTP_URL and MAIL_FROM',
      ),
    ];
  const told = await tryOut(mail);
  const { hostname } = new URL(mail.smtpUrl);
  if (told.login !== true) {
    const todo = {
      ETLS: 'the server offers no encryption: use smtps:// or port 587, or set SMTP_PLAINTEXT=true inside your own network',
      EAUTH: 'check user and password in SMTP_URL; special characters must be percent-encoded',
    }[told.login];
    const found = fault(
      'login',
      `cannot log in to ${hostname} (${told.login})`,
      todo ?? 'check host and port in SMTP_URL, and whether this machine can reach that port',
    );
    return blocked(found, 'sender', ...(mailTo === undefined ? [] : ['test mail']));
  }
  const login = ok('login', `${hostname} accepts the login`);
  const address = addressOf(mail.from);
  if (told.sender !== true)
    return [
      login,
      ...blocked(
        fault(
          'sender',
          `${hostname} refuses ${address} as a sender (${told.sender})`,
          'set MAIL_FROM to an address that your mail service has verified',
        ),
        ...(mailTo === undefined ? [] : ['test mail']),
      ),
    ];
  const sender = ok('sender', `${address} is accepted`);
  return [login, sender, ...(mailTo === undefined ? [] : [await sendTo(mail, mailTo)])];
}

type Told = { login: true | string; sender: true | string };

/** Goes as far as `MAIL FROM`, then closes the connection; nothing is sent. */
async function tryOut(mail: SmtpOptions): Promise<Told> {
  const url = new URL(mail.smtpUrl);
  const secure = url.protocol === 'smtps:';
  let answer = 0;
  const connection = new SMTPConnection({
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...encryptionOf(mail),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
    // nodemailer's way to send a single command.
    customAuth: {
      [mayFrom]: async ({ sendCommand }: { sendCommand(line: string): Promise<{ status: number }> }) => {
        answer = (await sendCommand(`MAIL FROM:<${addressOf(mail.from)}>`)).status;
      },
    },
  });
  const failing = new Promise<never>((_resolve, reject) => connection.once('error', reject));
  failing.catch(() => {});
  const step = (begin: (done: (error?: unknown) => void) => unknown) =>
    Promise.race([
      failing,
      new Promise<void>((resolve, reject) => {
        begin((error) => (error instanceof Error ? reject(error) : resolve()));
      }),
    ]);
  const logIn = (auth: { method?: string; user: string; pass: string }) => {
    const { user, pass } = auth;
    return step((done) => connection.login({ ...auth, credentials: { user, pass } }, done));
  };
  try {
    await step((done) => connection.connect(done));
    if (url.username)
      await logIn({ user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) });
    await logIn({ method: mayFrom, user: 'nobody', pass: 'nothing' });
    return { login: true, sender: (answer >= 200 && answer < 300) || String(answer) };
  } catch (error) {
    return { login: wordOf(error), sender: 'not asked' };
  } finally {
    connection.close();
  }
}

const mayFrom = 'MAY-FROM';

async function sendTo(mail: SmtpOptions, to: string): Promise<Finding> {
  const port = createSmtpMail(mail);
  try {
    const text = 'Opener can send mail. You can delete this message.';
    await port.send({ to, subject: 'Opener test mail', text, html: `<p>${text}</p>` });
    return ok('test mail', 'sent: check that it arrives, and not in the spam folder');
  } catch (error) {
    const told = error instanceof Error ? error.message : 'it failed';
    return fault('test mail', told, 'try another address, or check your mail service’s log');
  } finally {
    await port.close();
  }
}

function addressOf(from: string): string {
  return /[^\s<>]+@[^\s<>]+/.exec(from)?.[0] ?? from;
}

/** ETLS, EAUTH, ECONNECTION… */
function wordOf(error: unknown): string {
  return plainCode(error instanceof Error && 'code' in error ? error.code : undefined);
}
