// A question or a small form over the page; full height on a phone.
import { Modal, type ModalProps } from './modal.tsx';

export function Dialog(props: ModalProps) {
  return (
    <Modal
      {...props}
      viewport="items-stretch justify-center sm:items-center sm:p-6"
      popup="h-full sm:h-auto sm:max-w-120 sm:rounded-card sm:border sm:border-line sm:shadow-soft max-sm:data-starting-style:translate-y-8 max-sm:data-ending-style:translate-y-8 data-starting-style:opacity-0 data-ending-style:opacity-0 sm:data-starting-style:scale-97 sm:data-ending-style:scale-97"
    />
  );
}
