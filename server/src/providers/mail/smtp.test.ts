import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { type MailPort, MailRefused } from './port.ts';
import { mailPortSuite } from './port.suite.ts';
import { createSmtpMail } from './smtp.ts';

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

  it('treats a wrong login and a dead server as faults to retry', async () => {
    const wrongLogin = createSmtpMail({ smtpUrl: server.url.replace('//', '//me:wrong@'), from: 'a@b.c' });
    const nobodyThere = createSmtpMail({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.c' });
    for (const broken of [wrongLogin, nobodyThere]) {
      await expect(broken.send({ ...mail, to: 'x@example.com' })).rejects.not.toThrow(MailRefused);
      await broken.close();
    }
  });

  it('never puts the address or the text into a refusal', async () => {
    const error = await port.send({ ...mail, to: 'nobody@example.com' }).catch((refusal: unknown) => refusal);
    expect(String(error)).not.toContain('nobody@example.com');
  });
});
