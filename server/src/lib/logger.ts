// Structured logs. Nothing that could hold a secret is passed in; redaction is the second line of defence.
import { pino, type Logger } from 'pino';
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

export function createLogger(options: { level: string; pretty: boolean }): Logger {
  return pino({
    level: options.level,
    serializers: { err: describeError },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    ...(options.pretty && {
      transport: {
        target: 'pino-pretty',
        options: { colorize: true, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
      },
    }),
  });
}
