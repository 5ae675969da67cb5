// The first rows of a table, to choose a column. It takes the focus when it opens: arrows change the column, Enter confirms, Escape closes.
import { useLayoutEffect, useId, useRef } from 'react';
import { plural } from '../lib/format.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

const mostShown = 4;

interface ColumnPickerProps {
  question: string;
  headings: readonly string[] | undefined;
  rows: readonly (readonly string[])[];
  width: number;
  column: number;
  /** What choosing the column would add. */
  summary: string;
  takeLabel: string;
  canTake: boolean;
  busy?: boolean;
  onColumn: (column: number) => void;
  onTake: () => void;
  onCancel: () => void;
}

export function ColumnPicker(props: ColumnPickerProps) {
  const { question, rows, summary, takeLabel, canTake, busy = false } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const more = rows.length - mostShown;

  // Synchronously: a late focus would steal it from where the answer has moved it.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input:checked')?.focus();
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={`${id}-question`}
      className="mt-3 scroll-mt-2 scroll-mb-18 rounded-ctl md:scroll-mb-6 border border-edge p-3.5 motion-safe:animate-rise"
      onSubmit={(event) => {
        event.preventDefault();
        if (canTake) props.onTake();
      }}
    >
      <p id={`${id}-question`} className="font-semibold">
        {question}
      </p>
      <Columns id={id} {...props} />
      {more > 0 && <p className="mt-2 text-sm text-muted">and {plural(more, 'more row', 'more rows')}</p>}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-48 text-sm tabular-nums">
          <output id={`${id}-summary`}>{summary}</output>
        </p>
        <div className="flex gap-2 max-sm:w-full">
          <Button variant="ghost" disabled={busy} onClick={props.onCancel} className="max-sm:flex-1">
            Cancel
          </Button>
          <Button type="submit" busy={busy} disabled={!canTake} className="max-sm:flex-1">
            {takeLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

function Columns(props: ColumnPickerProps & { id: string }) {
  const { id, headings, rows, width, column, busy = false, onColumn, onCancel } = props;
  const columns = Array.from({ length: width }, (_, index) => index);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-summary`}
      className="-mx-3.5 mt-2.5 overflow-x-auto border-y border-line"
    >
      <table className="w-full border-collapse text-start text-sm">
        <thead>
          <tr>
            {columns.map((index) => (
              <Heading
                key={index}
                group={id}
                index={index}
                name={headings?.[index]?.trim() || `Column ${index + 1}`}
                checked={index === column}
                disabled={busy}
                onChoose={() => onColumn(index)}
                onCancel={onCancel}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows.slice(0, mostShown)).map(({ key, row }) => (
            <tr key={key} className="border-t border-line">
              {columns.map((index) => (
                <td
                  key={index}
                  className={cx('px-3.5 py-2', index === column ? 'bg-blue-soft font-mono' : 'text-muted')}
                >
                  <span dir="auto" className="block max-w-48 min-w-8 truncate">
                    {row[index]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps {
  group: string;
  index: number;
  name: string;
  checked: boolean;
  disabled: boolean;
  onChoose: () => void;
  onCancel: () => void;
}

function Heading({ group, index, name, checked, disabled, onChoose, onCancel }: HeadingProps) {
  return (
    <th
      scope="col"
      aria-label={name}
      className={cx('p-0 text-start font-semibold', checked && 'bg-blue-soft')}
    >
      <label className="flex min-h-11 items-center gap-2 px-3.5 py-1.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus">
        <input
          type="radio"
          name={group}
          value={index}
          checked={checked}
          disabled={disabled}
          onChange={onChoose}
          onKeyDown={(event) => event.key === 'Escape' && onCancel()}
          className="size-4 shrink-0 appearance-none rounded-full border border-edge bg-card outline-none checked:border-5 checked:border-blue"
        />
        <span dir="auto" className="max-w-40 truncate">
          {name}
        </span>
      </label>
    </th>
  );
}

/** Two rows of a table may be equal. */
function numbered(rows: readonly (readonly string[])[]) {
  return rows.map((row, index) => ({ key: `${index} ${row.join(' ')}`, row }));
}
