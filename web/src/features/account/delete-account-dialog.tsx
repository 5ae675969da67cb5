// Deleting the account: the user types their email and ticks the box to enable the button.
import { useState } from 'react';
import type { User } from '@opener/contract/account';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useDeleteAccount } from './api/delete-account.ts';

type DeleteAccountDialogProps = { user: User; open: boolean; onOpenChange: (open: boolean) => void };

export function DeleteAccountDialog({ user, open, onOpenChange }: DeleteAccountDialogProps) {
  const remove = useDeleteAccount();
  const [typed, setTyped] = useState('');
  const [understood, setUnderstood] = useState(false);

  function change(next: boolean): void {
    setTyped('');
    setUnderstood(false);
    onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Delete your account?"
      description="Your projects, messages and unused credits are deleted for good. This cannot be undone."
      footer={
        <>
          <Button variant="secondary" onClick={() => change(false)}>
            Keep my account
          </Button>
          <Button
            variant="danger"
            disabled={typed !== user.email || !understood}
            busy={remove.isPending}
            busyLabel="Deleting"
            onClick={() => remove.mutate()}
          >
            Delete account
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Field
          label="Type your email to confirm"
          hint={<span className="font-mono wrap-anywhere">{user.email}</span>}
        >
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Checkbox
          label="I understand that my data cannot be recovered."
          checked={understood}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}
