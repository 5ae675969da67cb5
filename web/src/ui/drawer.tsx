// A panel that slides in from the end of the page, for forms and details; full screen on a phone. The back button closes it.
import { useBackCloses } from '../lib/use-back-closes.ts';
import { cx } from './cx.ts';
import { Modal, type ModalProps } from './modal.tsx';

/** `wide` has room for two columns on a large screen. */
export function Drawer({ wide = false, ...props }: ModalProps & { wide?: boolean }) {
  const { open, onOpenChange } = props;
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Modal
      {...props}
      viewport="items-stretch justify-end overflow-hidden"
      popup={cx(
        'h-full sm:border-s sm:border-line sm:shadow-soft data-starting-style:translate-x-full data-ending-style:translate-x-full rtl:data-starting-style:-translate-x-full rtl:data-ending-style:-translate-x-full',
        wide ? 'sm:max-w-140 lg:max-w-240' : 'sm:max-w-120',
      )}
    />
  );
}
