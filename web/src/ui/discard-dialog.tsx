// Asked before something changed is closed: it takes a while to write, and Escape is pressed quickly.
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

/**
 * A form inside the sheet that asks. It is asked in the moment of closing: a change that it reported upwards would arrive a
 * moment after the key that closes.
 */
export interface DraftForm {
  isChanged: () => boolean;
  /** Drops what was typed, when the sheet is closed on purpose. */
  forget: () => void;
}

/** `tryToClose` closes at once when nothing is lost by it. */
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
      description="What you changed is lost."
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
