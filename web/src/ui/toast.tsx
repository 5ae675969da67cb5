// A short notification: rises from the bottom, is announced politely, disappears after three seconds, and stays while it is hovered or
// focused. On wide screens it avoids the end side, where drawers have their buttons: under the pointer it would cover them and never leave.
import { Toast as Base } from '@base-ui/react/toast';
import { createContext, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { CircleAlert, CircleCheck, Info, X } from './icons/index.ts';

const shownFor = 3000;

/** Whether toasts stay until they are dismissed. Tests of screens may take longer than a toast is shown. */
export const ToastsStay = createContext(false);

const kinds = {
  success: { Icon: CircleCheck, look: 'text-green' },
  error: { Icon: CircleAlert, look: 'text-red' },
  info: { Icon: Info, look: 'text-blue' },
};
type Kind = keyof typeof kinds;

/** An action of the notification. It disappears with the toast, so it must be possible elsewhere too. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

interface ToastOptions {
  duration?: number;
  action?: ToastAction | undefined;
}

export type Toaster = Record<Kind, (text: string, options?: ToastOptions) => void>;

export function ToastProvider({ children }: { children: ReactNode }) {
  const viewport = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // When an element disappears under the pointer, Chromium reports no mouseout, and toasts that believe to be hovered stay for ever.
    function notice({ target }: MouseEvent) {
      const region = viewport.current;
      if (!region?.hasAttribute('data-expanded') || (target instanceof Node && region.contains(target)))
        return;
      region.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
    }
    document.addEventListener('mouseover', notice);
    return () => document.removeEventListener('mouseover', notice);
  }, []);
  return (
    <Base.Provider timeout={shownFor} limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport
          ref={viewport}
          className="print:hidden pointer-events-none fixed inset-x-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-60 flex flex-col items-center gap-2 outline-none md:inset-x-auto md:start-6 md:bottom-6 md:items-start"
        >
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

export function useToast(): Toaster {
  const { add, close } = Base.useToastManager();
  const stay = use(ToastsStay);
  return useMemo(() => {
    const show =
      (kind: Kind) =>
      (text: string, { duration = shownFor, action }: ToastOptions = {}) => {
        const id = add({
          title: text,
          type: kind,
          timeout: stay ? 0 : duration,
          actionProps: action && { children: action.label, onClick: press },
        });
        let pressed = false;
        function press() {
          // A fading toast can still be pressed.
          if (pressed) return;
          pressed = true;
          close(id);
          action?.onPress();
        }
      };
    return { success: show('success'), error: show('error'), info: show('info') };
  }, [add, close, stay]);
}

function Toasts() {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => {
    const { Icon, look } = kinds[isKind(toast.type) ? toast.type : 'info'];
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['down', 'right']}
        className="pointer-events-auto max-w-full max-md:w-full rounded-card rounded-es-tail border border-line bg-card text-ink shadow-soft transition-[opacity,translate] duration-200 ease-out data-ending-style:translate-y-2 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-4 data-starting-style:opacity-0 md:max-w-100"
      >
        <Base.Content className="flex items-start gap-2.5 ps-4">
          <Icon aria-hidden="true" className={cx('my-3 mt-3.25 size-5 shrink-0', look)} />
          <Base.Title
            render={<p />}
            className="min-w-0 flex-1 py-3 text-sm leading-5.5 font-medium [overflow-wrap:anywhere]"
          />
          <Base.Action className="-me-1 h-11 shrink-0 rounded-ctl px-2.5 text-sm font-semibold text-blue hover:underline focus-visible:-outline-offset-4" />
          <Base.Close
            aria-label="Dismiss"
            aria-hidden={false}
            className="grid size-11 shrink-0 place-items-center rounded-ctl text-muted hover:text-ink focus-visible:-outline-offset-4"
          >
            <X aria-hidden="true" className="size-4.5" />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    );
  });
}

function isKind(type: string | undefined): type is Kind {
  return type !== undefined && type in kinds;
}
