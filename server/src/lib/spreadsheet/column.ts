// The parts of a spreadsheet, for every file format.
export type Cell = string | number | Date | null;

export type Column<Row> = {
  header: string;
  /** In characters. */
  width: number;
  kind: 'text' | 'long text' | 'count' | 'moment';
  value(row: Row): Cell;
};

/** Rows in batches, so that they are never all in memory. */
export type Batches<Row> = AsyncIterable<Row[]>;
