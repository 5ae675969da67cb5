// A text area that grows with its content.
import { useCallback, type ComponentProps, type InputEvent } from 'react';
import { typedLook } from './control-look.ts';
import { cx } from './cx.ts';

export function Textarea({ className, rows = 3, ref, onInput, ...rest }: ComponentProps<'textarea'>) {
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (element) grow(element);
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref],
  );

  function handleInput(event: InputEvent<HTMLTextAreaElement>) {
    grow(event.currentTarget);
    onInput?.(event);
  }

  return (
    <textarea
      {...rest}
      ref={attach}
      rows={rows}
      onInput={handleInput}
      className={cx(
        typedLook,
        'field-sizing-content max-h-[60dvh] min-h-24 resize-none px-3.5 py-2.5',
        className,
      )}
    />
  );
}

// Browsers with `field-sizing` do this themselves.
function grow(element: HTMLTextAreaElement) {
  if (globalThis.CSS?.supports?.('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + 2}px`;
}
