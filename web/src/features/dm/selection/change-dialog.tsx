// Asks before data is lost, or if not all selected messages can be changed: how many will be, and why the others are not.
import type { ChangedMessages, SelectionAction } from '@opener/contract/selection';
import { plural } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LeftList } from './left-list.tsx';

export type AskedAction = Exclude<SelectionAction, 'move'>;

const words: Record<AskedAction, { verb: string; busy: string; done: string; note: string }> = {
  approve: {
    verb: 'Approve',
    busy: 'Approving',
    done: 'approved',
    note: 'They are sent as they are, at your account’s pace.',
  },
  skip: { verb: 'Skip', busy: 'Skipping', done: 'skipped', note: 'Opener will not send them.' },
  delete: {
    verb: 'Delete',
    busy: 'Deleting',
    done: 'deleted',
    note: 'They are deleted for good, with their earlier versions. Their credits are not returned, and sent messages still count in your figures.',
  },
};

interface ChangeDialogProps {
  action: AskedAction;
  told: ChangedMessages;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function ChangeDialog({ action, told, open, busy, onClose, onConfirm }: ChangeDialogProps) {
  const { verb, busy: busyLabel, done, note } = words[action];
  const count = plural(told.done, 'message');
  const possible = told.done > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={possible ? `${verb} ${count}?` : `None of these can be ${done}`}
      description={possible ? note : undefined}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {possible ? 'Cancel' : 'Close'}
          </Button>
          {possible && (
            <Button
              variant={action === 'delete' ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={busyLabel}
              onClick={onConfirm}
            >
              {verb} {count}
            </Button>
          )}
        </>
      }
    >
      <LeftList told={told} />
    </Dialog>
  );
}
