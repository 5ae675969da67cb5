// Asked before a message is sent again: nobody should get it twice by accident.
import type { Message } from '@opener/contract/dm';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface ResendDialogProps {
  message: Message;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onResend: () => void;
}

export function ResendDialog({ message, open, busy, onClose, onResend }: ResendDialogProps) {
  const unsure = message.delivery?.status === 'unknown';
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Send again to @${message.username}?`}
      description={
        unsure
          ? 'It may have arrived already. Please look at the conversation on Instagram first.'
          : 'Instagram did not take it the last time.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={unsure ? 'danger' : 'primary'} busy={busy} onClick={onResend}>
            Send again
          </Button>
        </>
      }
    >
      <p>
        {unsure
          ? 'If it did arrive, this person gets the same message twice.'
          : 'Trying again and again can get your account limited. If the reason has not changed, the answer will be the same.'}
      </p>
    </Dialog>
  );
}
