// Structured logs. Secrets are never passed in; redaction is the second line of defence.
import { type DestinationStream, pino, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

export type { Logger };

const secretNames = [
  'password',
  'new_password',
  'token',
  'access_token',
  'code',
  'authorization',
  'cookie',
  'sealed',
];

const redacted = [
  // Pino passes the path to the censor only below a named key.
  'err.code',
  ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
];

/** An error's `code` says what went wrong; any other `code` is one that was mailed to somebody. */
function censor(value: unknown, path: string[]): unknown {
  return path[0] === 'err' && path.at(-1) === 'code' ? value : '[hidden]';
}

export type LoggerOptions = {
  level: string;
  pretty: boolean;
  /** Standard output unless given. */
  to?: DestinationStream;
};

export function createLogger(options: LoggerOptions): Logger {
  const settings = {
    level: options.level,
    serializers: { err: describeError },
    redact: { paths: redacted, censor },
    ...(options.pretty && {
      transport: {
        target: 'pino-pretty',
        options: { colorize: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
      },
    }),
  };
  return options.to ? pino(settings, options.to) : pino(settings);
}
