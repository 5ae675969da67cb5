// What a spreadsheet is made of, whatever file it ends up in.
export type Cell = string | number | Date | null;

export type Column<Row> = {
  header: string;
  /** In characters. */
  width: number;
  kind: 'text' | 'long text' | 'count' | 'moment';
  value(row: Row): Cell;
};

/** Rows in batches, so that never all of them are in memory. */
export type Batches<Row> = AsyncIterable<Row[]>;
