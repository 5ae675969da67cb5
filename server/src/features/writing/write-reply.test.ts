import { expect, it } from 'vitest';
import { aReplyRequest } from '../../testing/drafts.ts';
import { fakePorts } from '../../testing/fake-ports.ts';
import { writeReply } from './write-reply.ts';

it('writes a reply with a control character anew', async () => {
  const replies = ['Thanks, I\u0000ll find out.', 'Thanks, I’ll find out.'];
  const { writer } = fakePorts({ reply: async () => replies.shift()! });
  expect(await writeReply({ writer }, aReplyRequest(), new AbortController().signal)).toBe(
    'Thanks, I’ll find out.',
  );
});
