// Asks where selected messages should go. People who have a message there are listed first, and moved only if confirmed.
import { useState } from 'react';
import type { ChangedMessages } from '@opener/contract/selection';
import { failureDetail } from '../../../lib/api.ts';
import { plural, wholeNumber } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { usePreviewChange } from '../api/change-messages.ts';
import { LeftList } from './left-list.tsx';

export interface MoveTarget {
  project: string;
  again: boolean;
}

interface MoveDialogProps {
  ids: readonly string[];
  /** The possible targets. */
  projects: readonly { id: string; name: string }[];
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onMove: (target: MoveTarget) => void;
}

/** Needs a new key for each opening. */
export function MoveDialog({ ids, projects, open, busy, onClose, onMove }: MoveDialogProps) {
  const toast = useToast();
  const preview = usePreviewChange();
  const [target, setTarget] = useState<MoveTarget>();
  const [told, setTold] = useState<ChangedMessages>();
  const [known, setKnown] = useState(0);

  function look(next: MoveTarget): void {
    setTarget(next);
    setTold(undefined);
    preview.mutate(
      { action: 'move', ids, ...next },
      {
        onSuccess: (answer) => {
          setTold(answer);
          const found = answer.left.find(({ reason }) => reason === 'has_message')?.messages ?? 0;
          // With those included nobody is left to count; the question stays.
          if (!next.again) setKnown(found);
        },
        onError: (error) => toast.error(failureDetail(error) ?? 'Failed to check that project'),
      },
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Move ${plural(ids.length, 'message')}`}
      description="Earlier versions, scheduled sends and figures move with them."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={busy}
            busyLabel="Moving"
            disabled={target === undefined || told === undefined || told.done === 0}
            onClick={() => target && onMove(target)}
          >
            {told ? `Move ${plural(told.done, 'message')}` : 'Move'}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <Field label="Move to" hint={projects.length === 0 && 'You have no other project yet.'}>
          {(control) => (
            <Select
              {...control}
              value={target?.project ?? ''}
              onChange={(event) => look({ project: event.target.value, again: false })}
            >
              <option value="" disabled>
                Choose a project
              </option>
              {projects.map(({ id, name }) => (
                <option key={id} value={id} dir="auto">
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {target && known > 0 && (
          <Checkbox
            label={
              known === 1
                ? 'Also move 1 message to someone who already has a message there'
                : `Also move ${wholeNumber(known)} messages to people who already have a message there`
            }
            checked={target.again}
            onChange={(event) => look({ ...target, again: event.target.checked })}
          />
        )}
        {told && <LeftList told={told} />}
      </div>
    </Dialog>
  );
}
