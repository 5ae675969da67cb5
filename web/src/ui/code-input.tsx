// A code from a mail: one real input, so that paste, autofill and screen readers work, drawn as separate cells.
import { useRef, useState, type ComponentProps } from 'react';
import { cx } from './cx.ts';

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> {
  value: string;
  onChange: (value: string) => void;
  length?: number;
}

export function CodeInput({
  value,
  onChange,
  length = 6,
  className,
  onFocus,
  onBlur,
  ...rest
}: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  const next = Math.min(value.length, length - 1);

  // A caret in the middle would be invisible, so it is kept at the end; a selection is left alone.
  function keepCaretAtEnd() {
    const element = input.current;
    if (element && element.selectionStart === element.selectionEnd) {
      element.setSelectionRange(element.value.length, element.value.length);
    }
  }

  return (
    <div dir="ltr" className={cx('relative flex w-full max-w-90 gap-2', className)}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        {...rest}
        ref={input}
        type="text"
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/gu, '').slice(0, length))}
        onSelect={keepCaretAtEnd}
        onFocus={(event) => {
          setFocused(true);
          onFocus?.(event);
        }}
        onBlur={(event) => {
          setFocused(false);
          onBlur?.(event);
        }}
        className="peer absolute inset-0 z-10 size-full cursor-text bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
      />
      {Array.from({ length }, (_, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={cx(
            'grid h-14 min-w-0 flex-1 place-items-center rounded-ctl border border-edge bg-card font-mono text-xl font-medium tabular-nums transition-colors peer-disabled:border-line peer-disabled:bg-well peer-aria-invalid:border-red',
            focused && index === next && 'outline-2 outline-focus',
          )}
        >
          {value[index] ??
            (focused && index === next && <span className="h-6 w-0.5 animate-caret rounded-full bg-focus" />)}
        </span>
      ))}
    </div>
  );
}
