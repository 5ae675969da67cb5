// The composition root: the only place that chooses implementations.
import { type Config } from './config.ts';
import { type Database, openDatabase, type Db, timeouts } from './db/database.ts';
import { accountTaskHandlers } from './features/account/account.jobs.ts';
import type { AccountDeps } from './features/account/deps.ts';
import { dmTaskHandlers } from './features/dm/dm.jobs.ts';
import { instagramTaskHandlers } from './features/instagram/instagram.jobs.ts';
import { mailTaskHandlers } from './features/mail/mail.jobs.ts';
import { conversationTaskHandlers } from './features/conversation/conversation.jobs.ts';
import type { ConversationDeps } from './features/conversation/deps.ts';
import { haltFollowUps } from './features/conversation/follow-up/halt.ts';
import { listeningConversations } from './features/conversation/listen.ts';
import { deliveryTaskHandlers } from './features/delivery/delivery.jobs.ts';
import type { DeliveryDeps } from './features/delivery/deps.ts';
import { endSending } from './features/delivery/end-sending.ts';
import { handleInstagramEvent } from './features/delivery/handle-instagram-event.ts';
import type { PaymentDeps } from './features/payment/deps.ts';
import { paymentTaskHandlers } from './features/payment/payment.jobs.ts';
import type { ProjectDeps } from './features/project/deps.ts';
import { overviewTaskHandlers } from './features/overview/overview.jobs.ts';
import { eraseAccount } from './features/purge/erase-account.ts';
import { eraseProject } from './features/purge/erase-project.ts';
import { purgeTaskHandlers } from './features/purge/purge.jobs.ts';
import { systemTaskHandlers } from './features/system/system.jobs.ts';
import { type Clock, systemClock } from './lib/clock.ts';
import { createSecrets, type Secrets } from './lib/crypto.ts';
import type { Logger } from './lib/logger.ts';
import { createPasswords, type Passwords } from './lib/passwords.ts';
import { reportOperatorFaults } from './lib/report-operator-faults.ts';
import type { TaskHandler } from './lib/task.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { localAnswerHandler } from './providers/instagram/local-answers.ts';
import { createLocalInstagram, type LocalInstagram } from './providers/instagram/local.ts';
import type { InstagramPort } from './providers/instagram/port.ts';
import { createUnipileInstagram } from './providers/instagram/unipile.ts';
import { createLocalMailbox, type LocalMailbox } from './providers/mail/local.ts';
import type { MailPort } from './providers/mail/port.ts';
import { createSmtpMail } from './providers/mail/smtp.ts';
import { createLocalPayments, type LocalPayments } from './providers/payments/local.ts';
import type { PaymentsPort } from './providers/payments/port.ts';
import { createStripePayments } from './providers/payments/stripe.ts';
import { createApifyProfiles } from './providers/profiles/apify.ts';
import { createLocalProfiles } from './providers/profiles/local.ts';
import { createTryCounter } from './providers/profiles/local-tries.ts';
import type { ProfilesPort } from './providers/profiles/port.ts';
import { createListedModelWriter } from './providers/writer/listed-model.ts';
import { createLocalWriter } from './providers/writer/local.ts';
import { createAiWriter } from './providers/writer/openai-compatible.ts';
import type { WriterPort } from './providers/writer/port.ts';
import { demo } from './seed/demo.ts';

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
  payments: PaymentsPort;
  localPayments: LocalPayments | undefined;
  instagram: InstagramPort;
  localInstagram: LocalInstagram | undefined;
  /** Of the demo account, where money or messages are real: its password is public. */
  closedEmail: string | undefined;
  profiles: ProfilesPort;
  writer: WriterPort;
  /** Samples for visitors are always written by the stand-ins. */
  sampleProfiles: ProfilesPort;
  sampleWriter: WriterPort;
  /** Only if Prometheus is to read them. */
  metrics: Metrics | undefined;
  close(): Promise<void>;
};

export type Wiring = {
  config: Config;
  databaseUrl: string;
  /** Tests pass their connections on. */
  database?: Database;
  appSecret: string;
  log: Logger;
  clock?: Clock;
  /** Tests pass ones that hash with little effort. */
  passwords?: Passwords;
  /** Who uses the connections; by default the API. */
  pool?: 'api' | 'worker' | 'command';
  /** Of the same process, if it has some already. */
  metrics?: Metrics | undefined;
  /** Tests inject their own. */
  ports?: { profiles?: ProfilesPort; writer?: WriterPort; instagram?: InstagramPort };
};

export function wire(options: Wiring): Services {
  const { config, log, clock = systemClock, passwords = createPasswords(), pool = 'api' } = options;
  const database =
    options.database ??
    openDatabase(options.databaseUrl, log, {
      size: pool === 'worker' ? config.connections.worker : config.connections.api,
      ...timeouts[pool],
      preparedStatements: config.preparedStatements,
    });
  const secrets = createSecrets(options.appSecret);
  const local = standInsFor({ db: database.db, clock, secrets, publicUrl: config.publicUrl });
  const localMailbox = config.mail ? undefined : local.mailbox;
  const localPayments = config.stripe ? undefined : local.payments;
  const localInstagram = config.unipile ? undefined : local.instagram;
  options.metrics?.addPool(database.pool);
  const metrics = options.metrics ?? (config.metrics && createMetrics(database));
  const chosen = choosePorts(options, database.db, local);
  const ports = metrics?.observePorts(chosen) ?? chosen;

  return {
    config,
    log,
    clock,
    database,
    db: database.db,
    secrets,
    passwords,
    ...ports,
    localMailbox,
    localPayments,
    localInstagram,
    closedEmail: localPayments && localInstagram ? undefined : demo.email,
    // Without the `flaky` names' first failures, which would only confuse visitors.
    sampleProfiles: createLocalProfiles({ tries: { countTry: async () => Number.POSITIVE_INFINITY } }),
    sampleWriter: createLocalWriter(),
    metrics,
    async close() {
      await ports.mail.close();
      await database.close();
    },
  };
}

/** A port is real as soon as its key is set. */
function choosePorts(
  { config, log, clock = systemClock, ports }: Wiring,
  db: Db,
  local: ReturnType<typeof standInsFor>,
) {
  return {
    mail: config.mail ? createSmtpMail(config.mail) : local.mailbox,
    payments: config.stripe ? createStripePayments(config.stripe) : local.payments,
    instagram:
      ports?.instagram ?? (config.unipile ? createUnipileInstagram(config.unipile) : local.instagram),
    profiles: reportOperatorFaults({ log, clock }, ports?.profiles ?? chooseProfiles(config, db)),
    writer: reportOperatorFaults({ log, clock }, ports?.writer ?? chooseWriter(config, log)),
  };
}

type StandInDeps = { db: Db; clock: Clock; secrets: Secrets; publicUrl: string };

/** The stand-ins that store something, on any database handle. */
export function standInsFor({ db, clock, secrets, publicUrl }: StandInDeps) {
  return {
    mailbox: createLocalMailbox({ db, clock }),
    payments: createLocalPayments({
      db,
      clock,
      publicUrl,
      webhookSecret: secrets.keyedHash('local-payments', 'webhook'),
    }),
    instagram: createLocalInstagram({
      db,
      clock,
      webhookSecret: secrets.keyedHash('local-instagram', 'webhook'),
    }),
  };
}

export function allJobs(services: Services): TaskHandler[] {
  const { log, metrics } = services;
  const onStep = (step: string) => {
    log.debug({ step }, 'generation');
    metrics?.onStep(step);
  };
  const handlers = [
    ...accountTaskHandlers(accountDepsOf(services)),
    ...mailTaskHandlers(services),
    ...dmTaskHandlers({ ...services, onStep }),
    ...paymentTaskHandlers(paymentDepsOf(services)),
    ...deliveryTaskHandlers(deliveryDepsOf(services)),
    ...conversationTaskHandlers(conversationDepsOf(services)),
    ...localAnswers(services),
    ...instagramTaskHandlers(deliveryDepsOf(services)),
    ...overviewTaskHandlers(services),
    ...purgeTaskHandlers(services),
    ...systemTaskHandlers(services),
  ];
  return metrics?.observeTasks(handlers) ?? handlers;
}

export function paymentDepsOf({ db, clock, secrets, log, payments, config }: Services): PaymentDeps {
  return { db, clock, secrets, log, payments, publicUrl: config.publicUrl, seller: config.seller };
}

export function deliveryDepsOf({ db, clock, secrets, log, instagram, config }: Services): DeliveryDeps {
  const conversations = listeningConversations({ clock });
  const { pace, publicUrl } = config;
  return { db, clock, secrets, log, instagram, pace, publicUrl, conversations, onHalt: haltFollowUps };
}

export function conversationDepsOf(services: Services): ConversationDeps {
  return { ...deliveryDepsOf(services), writer: services.writer };
}

/** Made-up people answer by themselves, through the same handler as the webhook. */
function localAnswers(services: Services): TaskHandler[] {
  const { localInstagram } = services;
  if (!localInstagram) return [];
  const deps = { ...deliveryDepsOf(services), instagram: localInstagram };
  return [
    localAnswerHandler(localInstagram, ({ body, headers }) =>
      handleInstagramEvent(deps, Buffer.from(body), headers),
    ),
  ];
}

function chooseProfiles(config: Config, db: Db): ProfilesPort {
  return config.apify
    ? createApifyProfiles(config.apify)
    : createLocalProfiles({ tries: createTryCounter(db) });
}

function chooseWriter({ writer, apify, unipile }: Config, log: Logger): WriterPort {
  // What a stand-in's profile says is not true of the real person with that name.
  const needsReview = unipile && !apify ? 'made_up_profile' : undefined;
  if (!writer) return createLocalWriter({ needsReview: apify ? 'plain_writer' : needsReview });
  const { model, ...endpoint } = writer;
  const chosen = model ? createAiWriter({ ...endpoint, model }) : createListedModelWriter(endpoint, log);
  return { ...chosen, needsReview };
}

export function accountDepsOf(services: Services): AccountDeps {
  const { db, clock, secrets, passwords, config, closedEmail } = services;
  const { publicUrl, rateLimits } = config;
  const onDeletion: AccountDeps['onDeletion'] = (tx, userId) => eraseAccount({ clock }, tx, userId);
  return {
    db,
    clock,
    secrets,
    passwords,
    publicUrl,
    rateLimits,
    closedEmail,
    beforeDeletion: endSending,
    onDeletion,
  };
}

export function projectDepsOf({ db, clock }: Services): ProjectDeps {
  return { db, clock, onDeletion: (tx, userId, id) => eraseProject({ clock }, tx, userId, id) };
}
