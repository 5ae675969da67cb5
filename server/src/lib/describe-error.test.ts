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

it.each([
  ['550 5.1.1 <Ann.Archer@Example.com> unknown', '550 5.1.1 <[address]> unknown'],
  ['invalid input syntax for type uuid: "ann of the third floor"', 'invalid input syntax for type uuid: "…"'],
  [
    'Unexpected token \'a\', "ann of the"... is not valid JSON',
    'Unexpected token \'a\', "…"... is not valid JSON',
  ],
])('quotes nobody: %s', (message, said) => {
  const described = describeError(new Error(message, { cause: new Error(message) }));
  expect([described.message, described.cause?.message]).toEqual([said, said]);
  expect(JSON.stringify(described)).not.toMatch(/ann\b/i);
});

it('leaves the other fields of an error outside', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ann) already exists.',
    rejected: ['ann'],
  });
  expect(Object.keys(describeError(error)).sort()).toEqual(['code', 'message', 'stack', 'type']);
});

it('takes whatever was thrown', () => {
  expect(describeError('ann@example.com')).toEqual({ type: 'string', message: '[address]' });
});

it('is what the log writes', () => {
  const log = createLogger({ level: 'info', pretty: false });
  const { serializers } = log.bindings() as { serializers?: unknown };
  expect(serializers).toBeUndefined();
  expect(log[Symbol.for('pino.serializers') as unknown as keyof typeof log]).toMatchObject({
    err: describeError,
  });
});
