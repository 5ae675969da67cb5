import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TransientFault } from '../../lib/port-faults.ts';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { type MailPort, MailRefused, SenderRefused } from './port.ts';
import { mailPortSuite } from './port.suite.ts';
import { createSmtpMail, encryptionOf } from './smtp.ts';

describe('mail over SMTP', () => {
  let server: TestSmtpServer;
  let port: MailPort;
  beforeAll(async () => {
    server = await startSmtpServer();
    port = createSmtpMail({ smtpUrl: server.url, from: 'Opener <hello@opener.example>' });
  });
  afterAll(async () => {
    await port.close();
    await server.close();
  });

  mailPortSuite(() => ({ port, received: async (to) => server.mails.filter((mail) => mail.to === to) }));

  const mail = { subject: 's', text: 't', html: 'h' };

  it('sends from the configured address', async () => {
    await port.send({ ...mail, to: 'from@example.com' });
    expect(server.from.at(-1)).toBe('hello@opener.example');
  });

  it('tells a refused address from a passing fault', async () => {
    await expect(port.send({ ...mail, to: 'nobody@example.com' })).rejects.toThrow(MailRefused);
    await expect(port.send({ ...mail, to: 'busy@example.com' })).rejects.not.toThrow(MailRefused);
  });

  it('tells a dead server, which is worth waiting for, from one that refuses our login', async () => {
    const wrongLogin = createSmtpMail({ smtpUrl: server.url.replace('//', '//me:wrong@'), from: 'a@b.c' });
    const nobodyThere = createSmtpMail({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.c' });
    await expect(wrongLogin.send({ ...mail, to: 'x@example.com' })).rejects.toThrow(SenderRefused);
    await expect(nobodyThere.send({ ...mail, to: 'x@example.com' })).rejects.toThrow(TransientFault);
    for (const broken of [wrongLogin, nobodyThere]) await broken.close();
  });

  it.each([550, 553, 530])(
    'calls a sender that is refused with %i our fault, not the mail’s',
    async (code) => {
      server.refuseSenders(code);
      const to = `sender.${code}@example.com`;
      await expect(port.send({ ...mail, to })).rejects.toThrow(SenderRefused);
      server.refuseSenders(451);
      await expect(port.send({ ...mail, to })).rejects.toThrow(TransientFault);
      server.refuseSenders(undefined);
      await port.send({ ...mail, to });
      expect(server.mails.filter((got) => got.to === to)).toHaveLength(1);
    },
  );

  it('keeps a mail that is refused for its sender only after it was sent, or by a relay that does not know us', async () => {
    for (const to of ['echo.data.554@example.com', 'relay@example.com'])
      await expect(port.send({ ...mail, to })).rejects.toThrow(SenderRefused);
  });

  it('names a mail the same whenever it is sent', async () => {
    await port.send({ ...mail, to: 'twice@example.com', id: 'mail-1' });
    await port.send({ ...mail, to: 'twice@example.com', id: 'mail-1' });
    expect(server.names.slice(-2)).toEqual(['<mail-1@opener.example>', '<mail-1@opener.example>']);
    await port.send({ ...mail, to: 'twice@example.com' });
    expect(server.names.at(-1)).toMatch(/^<.+@.+>$/);
  });

  it('asks for encryption beyond this machine, and tells nobody the password without it', async () => {
    // The same server by a name that is not this machine's, as a provider's would be.
    const smtpUrl = server.url.replace('//127.0.0.1', '//me:right@[::ffff:127.0.0.1]');
    const before = server.logins();
    const strict = createSmtpMail({ smtpUrl, from: 'a@b.c' });
    await expect(strict.send({ ...mail, to: 'readable@example.com' })).rejects.toThrow(SenderRefused);
    expect(server.logins()).toBe(before);
    const plain = createSmtpMail({ smtpUrl, from: 'a@b.c', plaintext: true });
    await plain.send({ ...mail, to: 'readable@example.com' });
    expect(server.logins()).toBe(before + 1);
    for (const used of [strict, plain]) await used.close();
  });

  it('knows where encryption must be asked for', () => {
    const of = (smtpUrl: string, plaintext?: boolean) => encryptionOf({ smtpUrl, from: '', plaintext });
    expect(of('smtp://mail.example:587')).toEqual({ requireTLS: true });
    expect(of('smtp://mail.example:587', true)).toEqual({});
    for (const fine of ['smtps://mail.example', 'smtp://localhost:25', 'smtp://127.0.0.1', 'smtp://[::1]:25'])
      expect(of(fine)).toEqual({});
  });

  it('never puts the address or the text into a refusal', async () => {
    const error = await port.send({ ...mail, to: 'nobody@example.com' }).catch((refusal: unknown) => refusal);
    expect(String(error)).not.toContain('nobody@example.com');
  });
});
