import type { FastifyReply } from 'fastify';
import { releaseWhenClosed } from '../../api/release-when-closed.ts';
import { type CallLimit, openCall, type OpenCallDeps } from './limit-open-calls.ts';

/** `size`: of a full batch. */
type Rows<Row, Item> = {
  batches: AsyncGenerator<Row[]>;
  size: number;
  present: (rows: Row[]) => Item[] | Promise<Item[]>;
};

/** A short list is answered in one piece; only a longer one takes a place. */
export async function answerInBatches<Row, Item>(
  deps: OpenCallDeps,
  limit: CallLimit,
  reply: FastifyReply,
  rows: Rows<Row, Item>,
): Promise<Item[] | AsyncGenerator<Item[]>> {
  const { value: first = [] } = await rows.batches.next();
  if (first.length < rows.size) return rows.present(first);
  releaseWhenClosed(reply, await openCall(deps, limit));
  return presented(first, rows);
}

async function* presented<Row, Item>(
  first: Row[],
  { batches, present }: Rows<Row, Item>,
): AsyncGenerator<Item[]> {
  yield present(first);
  for await (const batch of batches) yield present(batch);
}
