// Help on hover and focus. The control keeps its own name and has the text as its description; the visible tip is decorative.
import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={350} aria-description={text} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} collisionPadding={12} aria-hidden="true" className="z-60">
          <Base.Popup className="max-w-64 origin-(--transform-origin) rounded-sm bg-ink px-2.5 py-1.5 text-xs font-medium text-paper transition-[opacity,scale] duration-120 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
