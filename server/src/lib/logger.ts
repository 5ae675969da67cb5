// Structured logs. Nothing that could hold a secret is passed in; redaction is the second line of defence.
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
  // Pino tells the censor where it is only below a key that is named.
  'err.code',
  ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
];

/** The code of an error says what went wrong; any other is one that somebody was mailed. */
function censor(value: unknown, path: string[]): unknown {
  return path[0] === 'err' && path.at(-1) === 'code' ? value : '[hidden]';
}

export type LoggerOptions = {
  level: string;
  pretty: boolean;
  /** Standard output, unless somebody else listens. */
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
