import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(what: object): unknown {
  const lines: string[] = [];
  const to = { write: (line: string) => void lines.push(line) };
  createLogger({ level: 'info', pretty: false, to }).info(what, 'said');
  return JSON.parse(lines[0]!);
}

it('shows the code of an error and of its cause', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const err = Object.assign(new Error('duplicate key', { cause }), { code: '23505' });
  expect(logged({ err })).toMatchObject({ err: { code: '23505', cause: { code: 'ECONNREFUSED' } } });
});

it('hides what is secret, also a code', () => {
  const secrets = { code: '123456', password: 'secret', token: 'secret' };
  const hidden = { code: '[hidden]', password: '[hidden]', token: '[hidden]' };
  expect(logged({ ...secrets, body: secrets, request: { body: secrets } })).toMatchObject({
    ...hidden,
    body: hidden,
    request: { body: hidden },
  });
});
