import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { describeError } from './describe-error.ts';

const failed = new DrizzleQueryError(
  'insert into users values ($1, $2)',
  ['ann@example.com', '$argon2id$secret'],
  Object.assign(new Error('invalid byte sequence'), { code: '22021' }),
);

it('says which query failed and why, never with what', () => {
  const described = JSON.stringify(describeError(failed));
  expect(described).toContain('invalid byte sequence');
  expect(described).toContain('22021');
  expect(described).not.toMatch(/ann@example|argon2id/);
});

it('keeps the stack of any other error', () => {
  expect(describeError(new TypeError('odd'))).toMatchObject({
    type: 'TypeError',
    message: 'odd',
    stack: expect.any(String),
  });
});

it('is what the log writes', () => {
  const log = createLogger({ level: 'info', pretty: false });
  const { serializers } = log.bindings() as { serializers?: unknown };
  expect(serializers).toBeUndefined();
  expect(log[Symbol.for('pino.serializers') as unknown as keyof typeof log]).toMatchObject({
    err: describeError,
  });
});
