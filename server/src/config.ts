// The only reader of the environment. Reports every fault at once and stops the process.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { carefulPace } from '@opener/contract/careful-pace';
import * as z from 'zod';
import type { StoredSeller } from './db/documents.ts';
import { isLoopback } from './lib/loopback.ts';

export type Config = ReturnType<typeof configOf>;

const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true');

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://opener.example',
});

/** Comma-separated port numbers, or `off`. */
const ports = z
  .string()
  .regex(/^(?:off|\d{1,5}(?:,\d{1,5})*)$/, 'must be ports such as 11434,1234, or off')
  .transform((text) => (text === 'off' ? [] : text.split(',').map(Number)))
  .refine((numbers) => numbers.every((port) => port >= 1 && port <= 65_535), 'must be ports up to 65535');

/** Two whole numbers separated by a dash, such as 9-18. */
const range = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,5}-\d{1,5}$/, 'must be two numbers such as 9-18')
    .transform((text) => text.split('-').map(Number) as [number, number])
    .refine(
      ([from, to]) => from >= min && to <= max && from <= to,
      `must be between ${min} and ${max}, the smaller first`,
    )
    .transform(([from, to]) => ({ from, to }));

const count = (min: number, max: number) =>
  z.coerce.number(`must be a number from ${min} to ${max}`).int().min(min).max(max);

/** Each variable, in the order of .env.example. */
export const variables = {
  PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: webAddress.optional(),
  TRUST_PROXY: z.coerce.number('must be the number of proxies in front').int().min(0).max(10).default(0),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  API_CONNECTIONS: count(2, 500).default(20),
  WORKER_CONNECTIONS: count(8, 500).default(16),
  PREPARED_STATEMENTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  APP_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  SMTP_PLAINTEXT: flag.default(false),
  MAIL_FROM: z.string().default('Opener <hello@opener.local>'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_URL: webAddress.optional(),
  SELLER_NAME: z.string().trim().default('Opener'),
  SELLER_ADDRESS: z.string().optional(),
  SELLER_TAX_ID: z.string().trim().optional(),
  TAX_NAME: z.string().trim().default('Tax'),
  TAX_PERCENT: z.coerce
    .number('must be a number such as 19')
    .min(0, 'must be at least 0')
    .max(100, 'must be at most 100')
    .default(0),
  TAX_NOTE: z.string().trim().optional(),
  WRITER_BASE_URL: webAddress.optional(),
  WRITER_API_KEY: z.string().min(1).optional(),
  WRITER_MODEL: z.string().min(1).optional(),
  WRITER_CHECK: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOCAL_MODEL_PORTS: ports.default([11434, 1234, 8080]),
  APIFY_TOKEN: z.string().min(1).optional(),
  APIFY_API_URL: webAddress.optional(),
  UNIPILE_DSN: webAddress.optional(),
  UNIPILE_API_KEY: z.string().min(1).optional(),
  UNIPILE_WEBHOOK_SECRET: z.string().min(1).optional(),
  DM_GAP_SECONDS: range(0, 86_400).optional(),
  DM_DAILY_CAP: range(0, 1_000).optional(),
  DM_HOURS: range(0, 24).optional(),
  WRITING_SLOTS: count(1, 1_000).default(50),
  FOLLOWING_SLOTS: count(1, 1_000).default(10),
  SENDING_SLOTS: count(1, 1_000).default(10),
  BACKGROUND_SLOTS: count(1, 1_000).default(4),
  MAIL_SLOTS: count(1, 1_000).default(3),
  OTHER_SLOTS: count(1, 1_000).default(4),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ALLOW_LOCAL_STANDINS: flag.default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level')
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  METRICS_PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
};

/** For the stand-in, instead of the careful pace of real accounts. */
const localPace = { gap: { from: 1, to: 3 }, dailyCap: { from: 1000, to: 1000 }, hours: { from: 0, to: 24 } };

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'an error' : `${faults.length} errors`}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  }
}

export function readConfig(): Config {
  return parseConfig(readEnvironment());
}

export function readEnvironment(): Record<string, string | undefined> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}

export function parseConfig(environment: Record<string, string | undefined>): Config {
  const { config, faults } = inspectConfig(environment);
  if (!config || faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** What is set and what is wrong with it, for the doctor. There is no config if a variable cannot be parsed. */
export function inspectConfig(environment: Record<string, string | undefined>): {
  config: Config | undefined;
  faults: string[];
} {
  // An empty variable means "not set", because `.env` files are full of them.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = z.object(variables).safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    return { config: undefined, faults };
  }
  const config = configOf(parsed.data);
  return { config, faults: crossChecks(parsed.data, config.standIns) };
}

function configOf(env: Environment) {
  const standIns = standInsOf(env);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    trustProxy: env.TRUST_PROXY,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    connections: { api: env.API_CONNECTIONS, worker: env.WORKER_CONNECTIONS },
    preparedStatements: env.PREPARED_STATEMENTS === 'on',
    appSecret: env.APP_SECRET,
    ...vendorsOf(env),
    seller: sellerOf(env),
    /** Where to look for a local model that could replace the stand-in. */
    localModelPorts: standIns.includes('writer') ? env.LOCAL_MODEL_PORTS : [],
    pace: {
      ...(env.UNIPILE_API_KEY ? carefulPace : localPace),
      ...(env.DM_GAP_SECONDS && { gap: env.DM_GAP_SECONDS }),
      ...(env.DM_DAILY_CAP && { dailyCap: env.DM_DAILY_CAP }),
      ...(env.DM_HOURS && { hours: env.DM_HOURS }),
    },
    /** How many tasks of each kind a worker runs at once. */
    slots: {
      writing: env.WRITING_SLOTS,
      following: env.FOLLOWING_SLOTS,
      sending: env.SENDING_SLOTS,
      background: env.BACKGROUND_SLOTS,
      mail: env.MAIL_SLOTS,
      other: env.OTHER_SLOTS,
    },
    rateLimits: env.RATE_LIMITS === 'on',
    allowLocalStandIns: env.ALLOW_LOCAL_STANDINS,
    logLevel: env.LOG_LEVEL,
    /** Off unless Prometheus can read them: with a token, or at a port of their own. */
    metrics:
      env.METRICS_TOKEN || env.METRICS_PORT
        ? { token: env.METRICS_TOKEN, port: env.METRICS_PORT, host: env.METRICS_HOST }
        : undefined,
    /** The ports that have no real vendor configured. */
    standIns,
  };
}

function standInsOf(env: Environment): string[] {
  const real = {
    payments: env.STRIPE_SECRET_KEY,
    mail: env.SMTP_URL,
    writer: env.WRITER_BASE_URL ?? env.WRITER_API_KEY,
    profiles: env.APIFY_TOKEN,
    instagram: env.UNIPILE_API_KEY,
  };
  return Object.entries(real)
    .filter(([, key]) => !key)
    .map(([port]) => port);
}

/** Each is undefined while its port has a stand-in. */
function vendorsOf(env: Environment) {
  return {
    mail: env.SMTP_URL
      ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, plaintext: env.SMTP_PLAINTEXT }
      : undefined,
    stripe: env.STRIPE_SECRET_KEY
      ? {
          secretKey: env.STRIPE_SECRET_KEY,
          webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
          apiUrl: env.STRIPE_API_URL,
        }
      : undefined,
    writer:
      (env.WRITER_BASE_URL ?? env.WRITER_API_KEY)
        ? {
            baseUrl: env.WRITER_BASE_URL ?? 'https://api.openai.com/v1',
            apiKey: env.WRITER_API_KEY ?? 'none',
            model: env.WRITER_MODEL,
            check: env.WRITER_CHECK === 'on',
          }
        : undefined,
    apify: env.APIFY_TOKEN
      ? { token: env.APIFY_TOKEN, ...(env.APIFY_API_URL && { apiUrl: env.APIFY_API_URL }) }
      : undefined,
    unipile:
      env.UNIPILE_API_KEY && env.UNIPILE_DSN
        ? {
            dsn: env.UNIPILE_DSN,
            apiKey: env.UNIPILE_API_KEY,
            webhookSecret: env.UNIPILE_WEBHOOK_SECRET ?? '',
          }
        : undefined,
  };
}

type Environment = z.output<z.ZodObject<typeof variables>>;

/** The seller's details on receipts. */
function sellerOf(env: Environment): StoredSeller {
  const lines = env.SELLER_ADDRESS?.split(/[|\n]/).map((line) => line.trim()) ?? [];
  return {
    name: env.SELLER_NAME,
    address: lines.filter((line) => line !== ''),
    taxId: env.SELLER_TAX_ID ?? null,
    tax: { name: env.TAX_NAME, percent: env.TAX_PERCENT, note: env.TAX_NOTE ?? null },
    isTest: !env.STRIPE_SECRET_KEY,
  };
}

/** Settings that make the server reachable from other machines. */
function openings(env: Environment): string[] {
  const publicHost = env.PUBLIC_URL && new URL(env.PUBLIC_URL).hostname;
  return [
    ...(isLoopback(env.HOST) ? [] : [`HOST is ${env.HOST}`]),
    ...(publicHost && !isLoopback(publicHost) ? [`PUBLIC_URL is ${env.PUBLIC_URL}`] : []),
    ...(env.TRUST_PROXY > 0 ? [`TRUST_PROXY is ${env.TRUST_PROXY}`] : []),
  ];
}

function crossChecks(env: Environment, standIns: string[]): string[] {
  const faults: string[] = [];
  if (standIns.length > 0 && !env.ALLOW_LOCAL_STANDINS) {
    faults.push(
      ...openings(env).map(
        (opening) =>
          `${opening}, but ${standIns.join(', ')} would be a local stand-in that anyone who can reach this machine could read.  ` +
          'Configure the real service, or set ALLOW_LOCAL_STANDINS=true if you know what you are doing',
      ),
    );
  }
  if (standIns.length === 0 && !env.APP_SECRET) {
    faults.push('APP_SECRET must be set (at least 32 characters) once every service is real');
  }
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
    faults.push(
      'STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY: without it payments cannot be verified',
    );
  }
  // Without a key the endpoint is a local one, where any model will do; a vendor's first model may be expensive, or not write text.
  if (env.WRITER_API_KEY && !env.WRITER_MODEL) {
    faults.push('WRITER_MODEL must name the model to write with when WRITER_API_KEY is set');
  }
  if (env.UNIPILE_API_KEY && !(env.UNIPILE_DSN && env.UNIPILE_WEBHOOK_SECRET)) {
    faults.push('UNIPILE_DSN and UNIPILE_WEBHOOK_SECRET must be set with UNIPILE_API_KEY');
  }
  if (!isLoopback(env.METRICS_HOST) && !env.METRICS_TOKEN)
    faults.push('METRICS_TOKEN must be set when METRICS_HOST is not this machine');
  if (env.METRICS_PORT === env.PORT) faults.push('METRICS_PORT must not be PORT');
  if (env.DM_HOURS && env.DM_HOURS.from === env.DM_HOURS.to)
    faults.push('DM_HOURS leaves no hours for sending');
  if (env.SMTP_URL && !env.MAIL_FROM.includes('@')) faults.push('MAIL_FROM must contain an email address');
  return faults;
}
