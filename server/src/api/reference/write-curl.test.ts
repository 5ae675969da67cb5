import { expect, it } from 'vitest';
import type { Operation, Schema } from '../openapi.ts';
import { writeCurl } from './write-curl.ts';

const operation = (over: Partial<Operation>): Operation => ({
  operationId: 'x',
  summary: '',
  tags: [],
  security: [],
  parameters: [],
  responses: { 204: { description: '' } },
  ...over,
});
const withBody = (schema: Schema) =>
  operation({ requestBody: { required: true, content: { 'application/json': { schema } } } });

it('names the host, the path, the query that must be there and the token', () => {
  const parameters: Operation['parameters'] = [
    { name: 'id', in: 'path', required: true, schema: true },
    { name: 'day', in: 'query', required: true, schema: true },
    { name: 'q', in: 'query', required: false, schema: true },
  ];
  expect(writeCurl('GET', '/things/{id}', operation({ parameters, security: [{ session: [] }] }))).toBe(
    `curl 'https://<host>/api/things/<id>?day=<day>' \\
  -H 'Authorization: Bearer <token>'`,
  );
});

it('sends what is required', () => {
  const schema: Schema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      mode: { type: 'string', enum: ['auto', 'review'] },
      count: { type: 'integer', minimum: 5 },
      people: { type: 'array', items: { type: 'string' } },
      voice: { type: 'object', properties: { loud: { type: 'boolean' } }, required: ['loud'] },
      more: { type: 'string' },
    },
    required: ['name', 'mode', 'count', 'people', 'voice'],
  };
  expect(writeCurl('POST', '/things', withBody(schema))).toBe(
    `curl -X POST 'https://<host>/api/things' \\
  -H 'Content-Type: application/json' \\
  -d '{"name":"<name>","mode":"auto","count":5,"people":["<people>"],"voice":{"loud":true}}'`,
  );
});

it('sends one field where none is required', () => {
  const schema: Schema = { type: 'object', properties: { a: { type: 'boolean' }, b: { type: 'string' } } };
  expect(writeCurl('PUT', '/things', withBody(schema))).toContain(`-d '{"a":true}'`);
});

it('keeps a quote inside of its argument', () => {
  const schema: Schema = { type: 'object', properties: { "it's": { type: 'string' } } };
  expect(writeCurl('PUT', '/things', withBody(schema))).toContain(`-d '{"it'\\''s":"<it'\\''s>"}'`);
});

it('saves an answer that is a file', () => {
  expect(writeCurl('GET', '/file', operation({ responses: { 200: { description: '' } } }))).toMatch(/ -OJ$/m);
  expect(writeCurl('DELETE', '/file', operation({}))).not.toContain('-OJ');
});
