// What was not added from a list: invalid entries and, separately, duplicates, each with its reason.
import { type ReactNode, useId, useState } from 'react';
import { plural, wholeNumber } from '../lib/format.ts';
import { Banner } from './banner.tsx';
import { cx } from './cx.ts';

const mostShown = 5;

interface LeftOut {
  text: string;
  reason: ReactNode;
}

const none: readonly LeftOut[] = [];

interface LeftOutNoteProps {
  rejected: readonly LeftOut[];
  duplicates?: readonly LeftOut[];
  onClose: () => void;
}

export function LeftOutNote({ rejected, duplicates = none, onClose }: LeftOutNoteProps) {
  if (rejected.length + duplicates.length === 0) return null;
  return (
    <Banner tone={rejected.length > 0 ? 'warning' : 'info'} onClose={onClose}>
      <div className="flex flex-col gap-3">
        <LeftOutPart title={`${plural(rejected.length, 'name')} left out`} leftOut={rejected} />
        <LeftOutPart title={`${plural(duplicates.length, 'duplicate')} skipped`} leftOut={duplicates} />
      </div>
    </Banner>
  );
}

export function LeftOutPart({ title, leftOut }: { title: string; leftOut: readonly LeftOut[] }) {
  const id = useId();
  const [all, setAll] = useState(false);
  if (leftOut.length === 0) return null;
  const more = leftOut.length > mostShown;
  return (
    <div>
      <p id={id} className="font-semibold">
        {title}
      </p>
      <ul
        aria-labelledby={id}
        // Thousands of names must not be announced; the title was.
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={more && all ? 0 : undefined}
        className={cx('mt-1 flex flex-col gap-1', more && all && 'max-h-60 overflow-y-auto')}
      >
        {numbered(all ? leftOut : leftOut.slice(0, mostShown)).map(({ key, text, reason }) => (
          <li key={key}>
            <span dir="auto" className="font-mono">
              {shortened(text)}
            </span>
            : {reason}
          </li>
        ))}
      </ul>
      {more && (
        <button
          type="button"
          aria-expanded={all}
          aria-describedby={id}
          onClick={() => setAll(!all)}
          className="-mb-2 inline-flex min-h-9 items-center rounded-sm font-semibold text-blue underline-offset-4 hover:underline touch:min-h-11"
        >
          {all ? 'Show fewer' : `Show all ${wholeNumber(leftOut.length)}`}
        </button>
      )}
    </div>
  );
}

/** The same name may be left out twice. */
function numbered(leftOut: readonly LeftOut[]) {
  return leftOut.map((one, index) => ({ ...one, key: `${index} ${one.text}` }));
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}
