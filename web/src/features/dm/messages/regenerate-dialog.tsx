// Asked before a message is written anew, because that costs a credit.
import { creditErrors, creditRules } from '@opener/contract/credit';
import type { Job, Message } from '@opener/contract/dm';
import { ApiError, failureDetail } from '../../../lib/api.ts';
import { plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useRegenerateMessage } from '../api/regenerate-message.ts';

interface RegenerateDialogProps {
  message: Message;
  open: boolean;
  onClose: () => void;
  onQueued: (job: Job) => void;
}

export function RegenerateDialog({ message, open, onClose, onQueued }: RegenerateDialogProps) {
  const toast = useToast();
  const { mutate, isPending } = useRegenerateMessage();
  const price = plural(creditRules.perDm, 'credit');

  function regenerate() {
    mutate(message.id, {
      onSuccess: (job) => {
        onQueued(job);
        onClose();
      },
      onError: (error) => {
        toast.error(failureDetail(error) ?? fallback(error));
        onClose();
      },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Write this message again?"
      description={`A new message to @${message.username} uses ${price}.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isPending} onClick={regenerate}>
            Regenerate for {price}
          </Button>
        </>
      }
    >
      <p>
        {message.sent
          ? 'This one was already sent, so it stays in your list beside the new one.'
          : 'The new message takes the place of this one. If it cannot be written, your credit comes back.'}
      </p>
    </Dialog>
  );
}

function fallback(error: Error): string {
  const broke = error instanceof ApiError && error.status === 402;
  return broke ? creditErrors.insufficient : 'Failed to queue DM generation';
}
