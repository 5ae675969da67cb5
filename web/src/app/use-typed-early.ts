// Passes on to React what was typed or autofilled before hydration.
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
      // React assumes that the present value is known. Only a change from another value triggers its event.
      type(input, '');
      type(input, typed);
    }
  }, []);
}

/** Bypasses React's value tracking, which would ignore it as unchanged. */
function type(input: HTMLInputElement, value: string): void {
  writeValue?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
