// Confirms a message to a person who may already have one, so that nobody is written to twice by accident.
import type { Delivery, Message } from '@opener/contract/message';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface ResendDialogProps {
  message: Message;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onResend: () => void;
}

interface Words {
  title: string;
  why: string;
  warning: string;
  button: string;
}

export function ResendDialog({ message, open, busy, onClose, onResend }: ResendDialogProps) {
  const { username, delivery } = message;
  const words = wordsFor(username, delivery);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={words.title}
      description={words.why}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={delivery?.status === 'unknown' ? 'danger' : 'primary'}
            busy={busy}
            onClick={onResend}
          >
            {words.button}
          </Button>
        </>
      }
    >
      <p>{words.warning}</p>
    </Dialog>
  );
}

function wordsFor(username: string, delivery: Delivery | null | undefined): Words {
  const again = { title: `Send again to @${username}?`, button: 'Send again' };
  switch (delivery?.status) {
    case 'unknown':
      return {
        ...again,
        why: 'It may have arrived already. Please check the conversation on Instagram first.',
        warning: 'If it did arrive, this person will get the same message twice.',
      };
    case 'skipped':
      return {
        title: `Send to @${username} anyway?`,
        button: 'Send now',
        why: delivery.reason ?? 'It was skipped.',
        warning: 'If you have written to this person before, they will get another message from you.',
      };
    default:
      return {
        ...again,
        why: 'Instagram did not accept it last time.',
        warning:
          'Repeated attempts can get your account limited. If nothing has changed, it will fail again.',
      };
  }
}
