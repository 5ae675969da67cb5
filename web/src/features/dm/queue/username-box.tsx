// The box in which names become chips. One stop for the Tab key leads to the chips, arrows move among them, and only the first few
// dozen are drawn: a list of thousands stays quick.
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { wholeNumber } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { separators } from '../../../lib/usernames/read-usernames.ts';
import { X } from '../../../ui/icons/index.ts';

const mostShown = 60;

interface UsernameBoxProps {
  id: string;
  names: readonly string[];
  text: string;
  busy: boolean;
  invalid: boolean;
  describedBy: string;
  onText: (text: string) => void;
  /** Text that is complete: it ended in a separator, or was pasted as a list. */
  onComplete: (text: string) => void;
  onRemove: (name: string) => void;
  onSubmit: () => void;
}

export function UsernameBox(props: UsernameBoxProps) {
  const { id, names, text, busy, invalid, describedBy, onText, onComplete, onRemove, onSubmit } = props;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const chips = () => Array.from(box.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? []);
  const hidden = names.length - mostShown;

  function remove(name: string): void {
    onRemove(name);
    input.current?.focus();
  }

  function type(value: string): void {
    const words = value.replace(/^@+/, '').split(separators);
    const rest = words.pop() ?? '';
    if (words.some(Boolean)) onComplete(words.join(' '));
    onText(rest);
  }

  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    // A text field would lose the line breaks; and a link is not meant to be read in one.
    if (!separators.test(pasted.trim()) && !pasted.includes('/')) return;
    event.preventDefault();
    if (busy) return;
    onComplete(`${text}${pasted}`);
    onText('');
  }

  function keyInText(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const last = names.at(-1);
    if (event.key === 'Enter') {
      event.preventDefault();
      onSubmit();
    } else if (text === '' && event.key === 'Backspace' && last !== undefined && !busy) {
      onRemove(last);
    } else if (text === '' && event.key === 'ArrowLeft') {
      chips().at(-1)?.focus();
    }
  }

  function keyInChip(event: KeyboardEvent<HTMLButtonElement>, name: string): void {
    const all = chips();
    const at = all.indexOf(event.currentTarget);
    if (event.key === 'ArrowLeft') all[Math.max(at - 1, 0)]?.focus();
    else if (event.key === 'ArrowRight') (all[at + 1] ?? input.current)?.focus();
    else if (event.key === 'Home') all[0]?.focus();
    else if (event.key === 'End') input.current?.focus();
    else if ((event.key === 'Delete' || event.key === 'Backspace') && !busy) remove(name);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={box}
      className={cx(
        'flex max-h-72 min-h-24 flex-wrap content-start items-center gap-2 overflow-y-auto rounded-ctl border bg-card p-2.5 transition-colors',
        'focus-within:border-focus has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
        invalid ? 'border-red' : 'border-edge',
      )}
    >
      {names.length > 0 && (
        <ul aria-label="To be queued" className="contents">
          {names.slice(0, mostShown).map((name, index) => (
            <li key={name} className="max-w-full min-w-0">
              <button
                type="button"
                data-chip
                disabled={busy}
                tabIndex={index === 0 ? 0 : -1}
                aria-label={`Remove @${name}`}
                onClick={() => remove(name)}
                onKeyDown={(event) => keyInChip(event, name)}
                className="group flex h-8 max-w-full items-center gap-1.5 rounded-full bg-blue-soft px-3 font-mono text-sm text-ink touch:h-11"
              >
                <span className="truncate">@{name}</span>
                <X aria-hidden="true" className="size-3.5 shrink-0 text-muted group-hover:text-ink" />
              </button>
            </li>
          ))}
          {hidden > 0 && (
            <li className="px-1 text-sm font-medium whitespace-nowrap text-muted tabular-nums">
              + {wholeNumber(hidden)} more
            </li>
          )}
        </ul>
      )}
      <div className="flex h-8 min-w-40 flex-1 items-center gap-px px-1 font-mono text-sm touch:h-11">
        <span aria-hidden="true" className="text-muted">
          @
        </span>
        <label htmlFor={id} className="sr-only">
          Usernames
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          value={text}
          readOnly={busy}
          placeholder={names.length === 0 ? 'username, or paste a list' : 'another'}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => type(event.target.value)}
          onPaste={paste}
          onKeyDown={keyInText}
          className="h-full min-w-0 flex-1 bg-transparent text-base caret-blue outline-none placeholder:text-muted sm:text-sm"
        />
      </div>
    </div>
  );
}
