import type { FastifyReply } from 'fastify';

/** For streams: keeps the place until the last byte is written or the client disconnects. */
export function releaseWhenClosed(reply: FastifyReply, release: () => Promise<void>): void {
  // Already closed: no event will follow.
  if (reply.raw.destroyed) void release();
  reply.raw.once('finish', () => void release());
  reply.raw.once('close', () => void release());
}
