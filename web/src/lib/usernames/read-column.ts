// What choosing a column of a table would add, in numbers and in words.
import { plural } from '../format.ts';
import { isDuplicate, type Reading } from '@opener/contract/read-usernames';
import { cellsOf, type Table } from './read-table.ts';

export interface ColumnReading {
  cells: string[];
  people: number;
  summary: string;
}

export function readColumn(
  table: Table,
  column: number,
  read: (cells: readonly string[]) => Reading,
): ColumnReading {
  const cells = cellsOf(table, column);
  const { names, leftOut } = read(cells);
  const duplicates = leftOut.filter(isDuplicate).length;
  const impossible = leftOut.length - duplicates;
  const blank = table.rows.length - cells.length;
  const parts = [
    names.length === 0 ? 'No one will be added' : `${plural(names.length, 'person', 'people')} will be added`,
    impossible > 0 &&
      `${plural(impossible, 'cell')} cannot be ${impossible === 1 ? 'a username' : 'usernames'}`,
    duplicates > 0 && plural(duplicates, 'duplicate'),
    blank > 0 && `${plural(blank, 'row')} without one`,
  ];
  return { cells, people: names.length, summary: parts.filter(Boolean).join(' · ') };
}
