import { FinalFault } from '../../lib/port-faults.ts';
import type { ReplyRequest, WriterPort } from '../../providers/writer/port.ts';
import { checkReply } from './gate/check-reply.ts';

/** A suggestion that passes the gate; the writer may try twice. */
export async function writeReply(
  { writer }: { writer: WriterPort },
  request: ReplyRequest,
  signal: AbortSignal,
): Promise<string> {
  let refused: ReplyRequest['refused'];
  for (let tries = 0; tries < 2; tries++) {
    const text = await writer.reply({ ...request, refused }, { signal });
    const complaints = checkReply(text, request);
    if (complaints.length === 0) return text;
    refused = { text, complaint: complaints.join(' ') };
  }
  throw new FinalFault('gate', 'We could not suggest a reply that is good enough to send.');
}
