// What somebody typed, or the browser filled in, before React took the page over is theirs: told to React as if typed just now.
import { useLayoutEffect } from 'react';

const writeValue = Object.getOwnPropertyDescriptor(
  globalThis.HTMLInputElement?.prototype ?? {},
  'value',
)?.set;

export function useTypedEarly(): void {
  useLayoutEffect(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>(
      '#root input:not([type=checkbox], [type=radio], [type=file])',
    )) {
      const typed = input.value;
      if (typed === input.defaultValue) continue;
      // React took what it found for what it knows. Only a change from something else makes it look.
      type(input, '');
      type(input, typed);
    }
  }, []);
}

/** Past React's own bookkeeping, which would call it known already. */
function type(input: HTMLInputElement, value: string): void {
  writeValue?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
