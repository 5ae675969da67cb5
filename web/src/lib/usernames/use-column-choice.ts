// A table that waits for its column: the proposed one, until the user picks another.
import { useMemo, useState } from 'react';
import { plural } from '../format.ts';
import { readColumn } from './read-column.ts';
import type { Table } from './read-table.ts';
import type { Reading } from '@opener/contract/read-usernames';

/** `read` must be stable between renders. */
export function useColumnChoice(read: (cells: readonly string[]) => Reading) {
  const [choice, setChoice] = useState<{ table: Table; column: number }>();
  const reading = useMemo(() => choice && readColumn(choice.table, choice.column, read), [choice, read]);

  return {
    open: (table: Table) => setChoice({ table, column: table.column }),
    close: () => setChoice(undefined),
    /** The cells to be added, and their description for the picker. */
    offer:
      choice && reading
        ? {
            cells: reading.cells,
            picker: {
              question: 'Which column holds the usernames?',
              headings: choice.table.headings,
              rows: choice.table.rows,
              width: choice.table.width,
              column: choice.column,
              summary: reading.summary,
              takeLabel: reading.people > 0 ? `Add ${plural(reading.people, 'person', 'people')}` : 'Add',
              canTake: reading.people > 0,
              onColumn: (column: number) => setChoice({ ...choice, column }),
            },
          }
        : undefined,
  };
}
