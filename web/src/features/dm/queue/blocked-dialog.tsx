// Asks once for all names of a batch that are on the do-not-contact list.
import { plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface BlockedDialogProps {
  names: readonly string[];
  open: boolean;
  onAnswer: (wanted: boolean) => void;
}

const mostShown = 8;

export function BlockedDialog({ names, open, onAnswer }: BlockedDialogProps) {
  const [first = ''] = names;
  const one = names.length === 1;
  const more = names.length - mostShown;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      title={
        one
          ? `@${first} is on your do-not-contact list`
          : `${names.length} people are on your do-not-contact list`
      }
      description="Opener can write a message for you to read, but will never send it."
      footer={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Leave {one ? 'this person' : 'them'} out
          </Button>
          <Button onClick={() => onAnswer(true)}>Write for {plural(names.length, 'credit')}</Button>
        </>
      }
    >
      {!one && (
        <ul className="flex flex-wrap gap-2 font-mono text-sm">
          {names.slice(0, mostShown).map((name) => (
            <li key={name} className="max-w-full truncate rounded-full bg-well px-3 py-1">
              @{name}
            </li>
          ))}
          {more > 0 && <li className="px-1 py-1 font-sans text-muted">and {more} more</li>}
        </ul>
      )}
    </Dialog>
  );
}
