import type { FastifyReply } from 'fastify';

/** For streams: the place is kept until the last byte is written, or the caller hangs up. */
export function releaseWhenClosed(reply: FastifyReply, release: () => Promise<void>): void {
  // Gone before it began: then no event comes any more.
  if (reply.raw.destroyed) void release();
  reply.raw.once('finish', () => void release());
  reply.raw.once('close', () => void release());
}
