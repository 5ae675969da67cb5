import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Message } from '@opener/contract/message';
import { messagesKey, replaceMessage } from './message-pages.ts';
import { voiceTestKey } from './get-voice-test.ts';

it('replaces a message in every list, and leaves alone what came of them', () => {
  const client = new QueryClient();
  const message = (id: string, text: string) => ({ id, generated_message: text }) as Message;
  const list = { pages: [{ rows: [message('a', 'old'), message('b', 'other')] }], pageParams: [undefined] };
  client.setQueryData([...messagesKey, 'all'], list);
  client.setQueryData(voiceTestKey('p'), { test: null });
  replaceMessage(client, message('a', 'new'));
  expect(client.getQueryData([...messagesKey, 'all'])).toMatchObject({
    pages: [{ rows: [{ generated_message: 'new' }, { generated_message: 'other' }] }],
  });
  expect(client.getQueryData(voiceTestKey('p'))).toEqual({ test: null });
});
