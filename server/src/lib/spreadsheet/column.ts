// What a spreadsheet is made of, whatever file it ends up in.
export type Cell = string | number | Date | null;

export type Column<Row> = {
  header: string;
  /** In characters. */
  width: number;
  kind: 'text' | 'long text' | 'count' | 'moment';
  value(row: Row): Cell;
};

/** Rows in bites: one wait for many of them, and never all of them at once. */
export type Bites<Row> = AsyncIterable<Row[]>;
