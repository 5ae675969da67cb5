// Asked before a changed voice is closed: it takes a while to write, and Escape is pressed quickly.
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface DiscardDialogProps {
  open: boolean;
  onAnswer: (discard: boolean) => void;
}

export function DiscardDialog({ open, onAnswer }: DiscardDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      title="Close without saving?"
      description="What you changed in the voice is lost."
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Keep editing
          </Button>
          <Button variant="danger" onClick={() => onAnswer(true)}>
            Discard changes
          </Button>
        </>
      }
    />
  );
}
