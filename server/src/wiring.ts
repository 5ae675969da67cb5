// The only place that chooses implementations.
import { type Config } from './config.ts';
import { type Database, openDatabase, type Db } from './db/database.ts';
import { accountJobs } from './features/account/account.jobs.ts';
import type { AccountDeps } from './features/account/deps.ts';
import { dmJobs } from './features/dm/dm.jobs.ts';
import { mailJobs } from './features/mail/mail.jobs.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { createSecrets, type Secrets } from './lib/crypto.ts';
import type { Logger } from './lib/logger.ts';
import { createPasswords, type Passwords } from './lib/passwords.ts';
import type { TaskHandler } from './lib/task.ts';
import { createLocalMailbox, type LocalMailbox } from './providers/mail/local.ts';
import type { MailPort } from './providers/mail/port.ts';
import { createSmtpMail } from './providers/mail/smtp.ts';
import { createLocalProfiles } from './providers/profiles/local.ts';
import { createTryCounter } from './providers/profiles/local-tries.ts';
import type { ProfilesPort } from './providers/profiles/port.ts';
import { createLocalWriter } from './providers/writer/local.ts';
import type { WriterPort } from './providers/writer/port.ts';

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
  profiles: ProfilesPort;
  writer: WriterPort;
  close(): Promise<void>;
};

export type Wiring = {
  config: Config;
  databaseUrl: string;
  appSecret: string;
  log: Logger;
  clock?: Clock;
  /** Tests put their own in. */
  ports?: { profiles?: ProfilesPort; writer?: WriterPort };
};

export function wire(options: Wiring): Services {
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
    profiles: options.ports?.profiles ?? createLocalProfiles({ tries: createTryCounter(database.db) }),
    writer: options.ports?.writer ?? createLocalWriter(),
    async close() {
      await mail.close();
      await database.close();
    },
  };
}

export function allJobs(services: Services): TaskHandler[] {
  const onStep = (step: string) => services.log.debug({ step }, 'generation');
  return [...accountJobs(accountDepsOf(services)), ...mailJobs(services), ...dmJobs({ ...services, onStep })];
}

export function accountDepsOf({ db, clock, secrets, passwords, config }: Services): AccountDeps {
  return { db, clock, secrets, passwords, publicUrl: config.publicUrl };
}
