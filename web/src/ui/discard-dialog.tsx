// Asks before closing a form with changes.
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/**
 * A form inside the drawer that asks. It is queried at the moment of closing: a change reported upwards would arrive after the key that
 * closes.
 */
export interface DraftForm {
  isChanged: () => boolean;
  /** Discards the draft when the drawer is closed on purpose. */
  forget: () => void;
}

/** `tryToClose` closes at once if nothing would be lost. */
export function useDiscardQuestion(
  isChanged: () => boolean,
  close: () => void,
): { tryToClose: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  function answer(discard: boolean): void {
    setAsking(false);
    if (discard) close();
  }
  return {
    tryToClose: () => (isChanged() ? setAsking(true) : close()),
    question: <DiscardDialog open={asking} onAnswer={answer} />,
  };
}

interface DiscardDialogProps {
  open: boolean;
  onAnswer: (discard: boolean) => void;
}

function DiscardDialog({ open, onAnswer }: DiscardDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      title="Close without saving?"
      description="Your changes will be lost."
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
