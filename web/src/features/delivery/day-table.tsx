// The figures of each day, newest first, behind a line that opens them.
import type { ReactNode } from 'react';
import type { DayStats } from '@opener/contract/delivery';
import { dayName } from '../../lib/format.ts';

interface DayTableProps {
  summary: string;
  days: DayStats[];
  columns: readonly { name: string; cell: (day: DayStats) => ReactNode }[];
}

export function DayTable({ summary, days, columns }: DayTableProps) {
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-flex min-h-9 items-center font-semibold text-blue touch:min-h-11">
        {summary}
      </summary>
      <div className="mt-2 overflow-hidden rounded-ctl border border-line">
        <table className="w-full border-collapse text-start tabular-nums">
          <thead className="bg-well text-xs text-muted">
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-semibold">
                Day
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="px-3 py-2 text-end font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 text-start font-normal whitespace-nowrap">
                  {dayName(day.day)}
                </th>
                {columns.map(({ name, cell }) => (
                  <td key={name} className="px-3 py-1.5 text-end [&_a]:justify-end">
                    {cell(day)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
