// A real SMTP server on loopback that stores what it receives, for the tests of the mail port.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Mail } from '../providers/mail/port.ts';

export type TestSmtpServer = {
  url: string;
  mails: Mail[];
  from: string[];
  /** The Message-ID of each, in the same order. */
  names: string[];
  /** The answer to every `MAIL FROM`, if it should be refused. */
  refuseSenders(code: number | undefined): void;
  /** How often somebody logged in. */
  logins(): number;
  close(): Promise<void>;
};

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const mails: Mail[] = [];
  const from: string[] = [];
  const names: string[] = [];
  let senderRefusal: number | undefined;
  let logins = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => {
      logins++;
      return auth.password === 'right'
        ? done(null, { user: auth.username })
        : done(withCode('no such login', 535));
    },
    authOptional: true,
    allowInsecureAuth: true,
    onMailFrom: (address, _session, done) =>
      senderRefusal ? done(withCode(`Sender ${address.address} is not verified`, senderRefusal)) : done(),
    onRcptTo(address, _session, done) {
      if (address.address.startsWith('nobody@')) return done(withCode('No such mailbox', 550));
      if (address.address.startsWith('relay@')) return done(withCode('5.7.1 Relaying denied', 550));
      if (address.address.startsWith('busy@')) return done(withCode('Try again later', 451));
      const code = Number(/^echo\.rcpt\.(\d{3})/.exec(address.address)?.[1]);
      return code ? done(withCode(spelledInAllWays(address.address), code)) : done();
    },
    onData(stream, session, done) {
      const keep = async () => {
        const mail = await PostalMime.parse(await buffer(stream));
        const given = session.envelope.rcptTo[0]?.address ?? '';
        const code = Number(/^echo\.data\.(\d{3})/.exec(given)?.[1]);
        if (code) throw withCode(spelledInAllWays(`${given} ${mail.text}`), code);
        from.push(session.envelope.mailFrom ? session.envelope.mailFrom.address : '');
        const to = session.envelope.rcptTo[0]?.address ?? '';
        names.push(mail.messageId ?? '');
        mails.push({ to, subject: mail.subject ?? '', text: mail.text ?? '', html: mail.html ?? '' });
      };
      callbackify(keep)(done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    from,
    names,
    refuseSenders: (code) => void (senderRefusal = code),
    logins: () => logins,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The ways in which servers repeat an address: as it is, in capitals, in brackets, encoded, or in words. */
function spelledInAllWays(text: string): string {
  const [local = '', domain = ''] = text.split('@');
  return [
    `<${text}> unknown`,
    text.toUpperCase(),
    encodeURIComponent(text),
    text.replace('@', '=40'),
    text.replace('@', ' (at) '),
    `user ${local} has no mailbox at ${domain}`,
    Buffer.from(text).toString('base64'),
  ]
    .join('; ')
    .replaceAll(/\s+/gu, ' ');
}

function withCode(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}
