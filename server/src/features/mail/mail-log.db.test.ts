// An address that a mail server repeats in its answer reaches neither the log nor the queue.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { someone } from '../../testing/people.ts';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let smtp: TestSmtpServer;
let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  smtp = await startSmtpServer();
  const log = createLogger({ level: 'trace', pretty: false, to: { write: (line) => void lines.push(line) } });
  server = await startTestServer({ SMTP_URL: smtp.url }, {}, log);
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

it.each([
  ['rcpt.451', 'the mail server failed with 451 (EENVELOPE)', 'a task failed'],
  ['rcpt.550', 'the mail server failed with 550 (EENVELOPE)', 'a mail was refused for good'],
  ['data.452', 'the mail server failed with 452 (EMESSAGE)', 'a task failed'],
  ['data.554', 'the mail server failed with 554 (EMESSAGE)', 'the mail server refuses us'],
])('an address that is repeated with %s', async (fault, reason, event) => {
  lines.length = 0;
  const email = `echo.${fault}.zebra@example.com`;
  expect((await server.call('POST', '/auth/signup', { body: someone({ email }) })).status).toBe(201);
  await server.drain();
  const { rows } = await server.services.db.execute(
    sql`select last_error from graphile_worker.jobs where last_error is not null`,
  );
  const kept = [...lines, JSON.stringify(rows)].join('\n');
  expect(kept).toContain(reason);
  expect(kept).toContain(event);
  const encoded = Buffer.from(email).toString('base64').slice(0, 20);
  expect(kept.toLowerCase()).not.toMatch(new RegExp(`zebra|example\\.com|${encoded.toLowerCase()}`));
  expect(kept).not.toMatch(/\b\d{6}\b is your|Ann Archer/);
});

it('keeps a mail whose sender is refused, raises an alarm, and sends it under the same name later', async () => {
  lines.length = 0;
  smtp.refuseSenders(550);
  const email = 'kept.mail@example.com';
  await server.call('POST', '/auth/signup', { body: someone({ email }) });
  await server.drain();
  const alarm = lines.find((line) => line.includes('the mail server refuses us'));
  expect(JSON.parse(alarm ?? '{}')).toMatchObject({ level: 50 });
  const waiting = sql`select attempts from graphile_worker.jobs where task_identifier = 'mail.send' and attempts < max_attempts and last_error like '%550%'`;
  expect((await server.services.db.execute(waiting)).rows).toHaveLength(1);

  smtp.refuseSenders(undefined);
  await server.services.db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where attempts < max_attempts`,
  );
  await server.drain();
  expect(smtp.mails.filter((mail) => mail.to === email)).toHaveLength(1);
  expect(smtp.names.at(-1)).toMatch(/^<[0-9a-f-]{36}@/);
});
