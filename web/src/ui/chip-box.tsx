// A box in which words become chips. The chips are one tab stop, arrow keys move among them, and only the first few dozen are rendered, so
// that thousands stay fast.
import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { wholeNumber } from '../lib/format.ts';
import { cx } from './cx.ts';
import { X } from './icons/index.ts';

const mostShown = 60;

interface ChipBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'prefix' | 'className'> {
  chips: readonly string[];
  /** The label of the chips, for screen readers. */
  listLabel: string;
  /** The text being typed. */
  text: string;
  /** Shown before each chip and before the text. */
  prefix?: string;
  busy?: boolean;
  onRemove: (chip: string) => void;
  onEnter: (event: KeyboardEvent<HTMLInputElement>) => void;
  className?: string;
}

export function ChipBox(props: ChipBoxProps) {
  const { chips, listLabel, text, prefix = '', busy = false, onRemove, onEnter, className, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const drawn = () => Array.from(box.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? []);
  const hidden = chips.length - mostShown;
  const type = prefix === '' ? '' : 'font-mono';

  function remove(chip: string): void {
    onRemove(chip);
    input.current?.focus();
  }

  function keyInText(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const last = chips.at(-1);
    if (event.key === 'Enter') onEnter(event);
    else if (text === '' && event.key === 'Backspace' && last !== undefined && !busy) onRemove(last);
    else if (text === '' && event.key === 'ArrowLeft') drawn().at(-1)?.focus();
  }

  function keyInChip(event: KeyboardEvent<HTMLButtonElement>, chip: string): void {
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (isRemoval && !busy) remove(chip);
    else if (!moveFocus(event, drawn(), input.current)) return;
    event.preventDefault();
  }

  return (
    <div
      ref={box}
      className={cx(
        'flex max-h-72 flex-wrap content-start items-center gap-2 overflow-y-auto rounded-ctl border bg-card transition-colors',
        'focus-within:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
        rest['aria-invalid'] ? 'border-red' : 'border-edge',
        className,
      )}
    >
      {chips.length > 0 && (
        <ul aria-label={listLabel} className="contents">
          {chips.slice(0, mostShown).map((chip, index) => (
            <li key={chip} className="max-w-full min-w-0">
              <Chip
                text={prefix + chip}
                disabled={busy}
                tabIndex={index === 0 ? 0 : -1}
                onClick={() => remove(chip)}
                onKeyDown={(event) => keyInChip(event, chip)}
                className={type}
              />
            </li>
          ))}
          {hidden > 0 && (
            <li className="px-1 text-sm font-medium whitespace-nowrap text-muted tabular-nums">
              + {wholeNumber(hidden)} more
            </li>
          )}
        </ul>
      )}
      <div className={cx('flex h-8 min-w-40 flex-1 items-center gap-px px-1 text-sm touch:h-11', type)}>
        {prefix !== '' && (
          <span aria-hidden="true" className="text-muted">
            {prefix}
          </span>
        )}
        <input
          autoComplete="off"
          {...rest}
          ref={input}
          type="text"
          value={text}
          readOnly={busy}
          onKeyDown={keyInText}
          className="h-full min-w-0 flex-1 bg-transparent text-base caret-blue outline-none placeholder:text-muted sm:text-sm"
        />
      </div>
    </div>
  );
}

/** Arrows and Home move among the chips; past the last one is the text. Returns whether the key did. */
function moveFocus(
  event: KeyboardEvent<HTMLButtonElement>,
  chips: HTMLElement[],
  text: HTMLElement | null,
): boolean {
  const at = chips.indexOf(event.currentTarget);
  if (event.key === 'ArrowLeft') chips[Math.max(at - 1, 0)]?.focus();
  else if (event.key === 'ArrowRight') (chips[at + 1] ?? text)?.focus();
  else if (event.key === 'Home') chips[0]?.focus();
  else if (event.key === 'End') text?.focus();
  else return false;
  return true;
}

function Chip({ text, className, ...rest }: ComponentProps<'button'> & { text: string }) {
  return (
    <button
      {...rest}
      type="button"
      data-chip
      aria-label={`Remove ${text}`}
      className={cx(
        'group flex h-8 max-w-full items-center gap-1.5 rounded-full bg-blue-soft px-3 text-sm text-ink touch:h-11',
        className,
      )}
    >
      <span dir="auto" className="truncate">
        {text}
      </span>
      <X aria-hidden="true" className="size-3.5 shrink-0 text-muted group-hover:text-ink" />
    </button>
  );
}
