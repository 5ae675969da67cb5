// The only place that chooses implementations.
import { type Config } from './config.ts';
import { type Database, openDatabase, type Db } from './db/database.ts';
import { accountJobs } from './features/account/account.jobs.ts';
import type { AccountDeps } from './features/account/deps.ts';
import { mailJobs } from './features/mail/mail.jobs.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { createSecrets, type Secrets } from './lib/crypto.ts';
import type { Logger } from './lib/logger.ts';
import { createPasswords, type Passwords } from './lib/passwords.ts';
import type { TaskHandler } from './lib/task.ts';
import { createLocalMailbox, type LocalMailbox } from './providers/mail/local.ts';
import type { MailPort } from './providers/mail/port.ts';
import { createSmtpMail } from './providers/mail/smtp.ts';

export type Services = {
  config: Config;
  log: Logger;
  clock: Clock;
  database: Database;
  db: Db;
  secrets: Secrets;
  passwords: Passwords;
  mail: MailPort;
  localMailbox: LocalMailbox | undefined;
  close(): Promise<void>;
};

export function wire(options: {
  config: Config;
  databaseUrl: string;
  appSecret: string;
  log: Logger;
  clock?: Clock;
}): Services {
  const { config, log, clock = systemClock } = options;
  const database = openDatabase(options.databaseUrl, log);
  const localMailbox = config.mail ? undefined : createLocalMailbox({ db: database.db, clock });
  const mail = config.mail ? createSmtpMail(config.mail) : localMailbox!;

  return {
    config,
    log,
    clock,
    database,
    db: database.db,
    secrets: createSecrets(options.appSecret),
    passwords: createPasswords(),
    mail,
    localMailbox,
    async close() {
      await mail.close();
      await database.close();
    },
  };
}

export function allJobs(services: Services): TaskHandler[] {
  return [...accountJobs(accountDepsOf(services)), ...mailJobs(services)];
}

export function accountDepsOf({ db, clock, secrets, passwords, config }: Services): AccountDeps {
  return { db, clock, secrets, passwords, publicUrl: config.publicUrl };
}
