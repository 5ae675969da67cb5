// Shared by dialogs and drawers: the backdrop, a heading, a scrolling body, a fixed footer. The close button is last in the document, so
// that the focus starts on the content.
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { cx } from './cx.ts';
import { X } from './icons/index.ts';

export interface ModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** The initial focus; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  children?: ReactNode;
}

interface Frame {
  viewport: string;
  popup: string;
}

export function Modal({
  open,
  onOpenChange,
  title,
  description,
  footer,
  initialFocus,
  children,
  viewport,
  popup,
}: ModalProps & Frame) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 min-h-dvh bg-veil transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className={cx('fixed inset-0 z-50 flex', viewport)}>
          <Base.Popup
            initialFocus={initialFocus}
            className={cx(
              'relative flex max-h-full w-full min-w-0 flex-col bg-card text-ink outline-none transition-[translate,scale,opacity] duration-200 ease-out',
              // A backdrop over this one while another is open on top of it.
              'after:pointer-events-none after:absolute after:-inset-px after:rounded-[inherit] after:bg-veil after:opacity-0 after:transition-opacity data-nested-dialog-open:after:opacity-100',
              popup,
            )}
          >
            <header className="shrink-0 px-5 pt-[max(1.25rem,env(safe-area-inset-top))] pe-16 pb-4 sm:px-6 sm:pe-16">
              <Base.Title className="text-xl">{title}</Base.Title>
              {description !== undefined && (
                <Base.Description className="mt-1.5 text-muted">{description}</Base.Description>
              )}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6 sm:pb-6">
              {children}
            </div>
            {footer !== undefined && (
              <footer className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:[&>*]:flex-1 sm:px-6">
                {footer}
              </footer>
            )}
            <Base.Close
              aria-label="Close"
              className="absolute end-2.5 top-[max(0.75rem,env(safe-area-inset-top))] grid size-11 place-items-center rounded-full text-muted transition-colors hover:bg-well hover:text-ink sm:end-3"
            >
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
