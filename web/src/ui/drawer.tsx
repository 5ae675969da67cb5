// A sheet that slides in from the end of the page, for forms and details; on a phone it fills the screen.
import { Modal, type ModalProps } from './modal.tsx';

export function Drawer(props: ModalProps) {
  return (
    <Modal
      {...props}
      viewport="items-stretch justify-end overflow-hidden"
      popup="h-full sm:max-w-120 sm:border-s sm:border-line sm:shadow-soft data-starting-style:translate-x-full data-ending-style:translate-x-full rtl:data-starting-style:-translate-x-full rtl:data-ending-style:-translate-x-full"
    />
  );
}
