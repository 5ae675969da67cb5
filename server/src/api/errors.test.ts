import { messageErrors } from '@opener/contract/message';
import { commonErrors } from '@opener/contract/errors';
import { projectErrors } from '@opener/contract/project';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '../lib/errors.ts';
import { answerErrors } from './errors.ts';

async function bodyOf(error: Error) {
  return (await inject(error)).json();
}

async function answerTo(error: Error) {
  const { statusCode, headers, body } = await inject(error);
  return { statusCode, retryAfter: headers['retry-after'], detail: JSON.parse(body).detail };
}

async function inject(error: Error) {
  const app = Fastify();
  answerErrors(app);
  app.get('/', async () => {
    throw error;
  });
  const answer = await app.inject('/');
  await app.close();
  return answer;
}

const failedQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

it.each([
  new Error('Connection terminated due to connection timeout'),
  new Error('timeout exceeded when trying to connect'),
  Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('the database system is shutting down'), { code: '57P03' }),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Client was closed and is not queryable'),
  Object.assign(new Error('server conn crashed?'), { code: '08P01' }),
  Object.assign(new Error('no route to the primary'), { code: 'EHOSTUNREACH' }),
  Object.assign(new Error('the primary vanished'), { code: 'ETIMEDOUT' }),
  Object.assign(new Error('its name has no address'), { code: 'ENOTFOUND' }),
  Object.assign(new Error('cannot execute UPDATE in a read-only transaction'), { code: '25006' }),
  Object.assign(new Error('deadlock detected'), { code: '40P01' }),
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
])('a database that does not answer is a transient error: %s', async (cause) => {
  const busy = { statusCode: 503, retryAfter: '5', detail: commonErrors.busy };
  expect(await answerTo(failedQuery(cause))).toEqual(busy);
});

it.each([
  ['sessions_user_id_users_id_fk', 401, commonErrors.signedOut],
  ['voices_project_id_projects_id_fk', 404, projectErrors.notFound],
  ['message_versions_message_id_messages_id_fk', 404, messageErrors.messageNotFound],
  ['a_key_of_another_name', 404, commonErrors.notFound],
])('a row whose parent was deleted is not found: %s', async (constraint, statusCode, detail) => {
  const cause = Object.assign(new Error('violates foreign key constraint'), { code: '23503', constraint });
  expect(await answerTo(failedQuery(cause))).toEqual({ statusCode, retryAfter: undefined, detail });
});

it('an unexpected error is not exposed', async () => {
  const cause = Object.assign(new Error('column "secret" does not exist'), { code: '42703' });
  expect(await answerTo(failedQuery(cause))).toEqual({
    statusCode: 500,
    retryAfter: undefined,
    detail: commonErrors.generic,
  });
});

it('an error says only what the contract names', async () => {
  const extra = { confirm: 'credit', passwordHash: 'secret' };
  const error = new AppError('conflict', 'rewrite_costs', 'It costs a credit.', undefined, extra);
  expect(await bodyOf(error)).toEqual({ detail: 'It costs a credit.', confirm: 'credit' });
});
