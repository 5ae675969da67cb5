import { Job } from '@opener/contract/dm';
import { Message } from '@opener/contract/message';
import { expect, test } from 'vitest';
import { parse } from 'zod/v4/core';
import * as z from 'zod/mini';
import { newId } from '../lib/ids.ts';
import { compileAnswer } from './compile-answer.ts';

const message = {
  id: newId(),
  project_id: newId(),
  username: 'mira.kilns',
  generated_message: 'Hi',
  sent: false,
  sent_at: null,
  edited: true,
  created_at: '2026-03-01T09:00:00.000Z',
  user_info: { fullName: 'Mira', followersCount: 12 },
  facts: [{ field: 'biography', quote: 'kiln', phrase: 'kiln' }],
};
const list = compileAnswer(z.array(Message));

test('a compiled schema lets through what the written one does', () => {
  const { user_info: _, ...bare } = message;
  for (const given of [[], [message], [bare, { ...message, sent_at: message.created_at }]]) {
    expect(parse(list, given)).toEqual(z.array(Message).parse(given));
  }
});

test('what the contract does not name is dropped, at every depth', () => {
  const leaky = { ...message, hash: 'x', user_info: { ...message.user_info, hash: 'x' } };
  expect(
    JSON.stringify(parse(list, [{ ...leaky, facts: [{ ...message.facts[0], hash: 'x' }] }])),
  ).not.toContain('hash');
});

test.each([{ ...message, sent: 'yes' }, { ...message, facts: [{}] }, { ...message, id: '7' }, {}, null])(
  'what the contract does not allow is refused: %j',
  (given) => expect(() => parse(list, [given])).toThrow(),
);

test('objects within nullable and optional ones are reached', () => {
  const job = {
    ...message,
    status: 'completed',
    started_at: null,
    result: { message_id: newId(), hash: 'x' },
  };
  expect(parse(compileAnswer(Job), job)).toEqual(Job.parse(job));
  expect(JSON.stringify(parse(compileAnswer(Job), job))).not.toContain('hash');
});
