import { type CallLimit, openCall, type OpenCallDeps } from './limit-open-calls.ts';

type Rows<Row, Item> = {
  batches: AsyncGenerator<Row[]>;
  /** Of a full batch. */
  size: number;
  present: (rows: Row[]) => Item[] | Promise<Item[]>;
};

/** A short list comes in one piece; only a longer one takes a place, which is released at the end of the answer. */
export async function listInBatches<Row, Item>(
  deps: OpenCallDeps,
  limit: CallLimit,
  rows: Rows<Row, Item>,
  atTheEnd: (release: () => Promise<void>) => void,
): Promise<Item[] | AsyncGenerator<Item[]>> {
  const { value: first = [] } = await rows.batches.next();
  if (first.length < rows.size) return rows.present(first);
  atTheEnd(await openCall(deps, limit));
  return presented(first, rows);
}

async function* presented<Row, Item>(
  first: Row[],
  { batches, present }: Rows<Row, Item>,
): AsyncGenerator<Item[]> {
  yield present(first);
  for await (const batch of batches) yield present(batch);
}
