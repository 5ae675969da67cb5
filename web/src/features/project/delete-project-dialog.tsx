// Deleting a project: the person types DELETE and its name, to the letter. Anything else does nothing.
import { useId, useState } from 'react';
import type { Project } from '@opener/contract/project';
import { logFailure } from '../../lib/log.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useDeleteProject } from './api/delete-project.ts';

interface DeleteProjectDialogProps {
  project: Project;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: () => void;
}

export function DeleteProjectDialog({ project, open, onOpenChange, onDeleted }: DeleteProjectDialogProps) {
  const formId = useId();
  const toast = useToast();
  const remove = useDeleteProject();
  const [typed, setTyped] = useState('');
  const phrase = `DELETE ${project.name}`;

  function change(next: boolean): void {
    setTyped('');
    onOpenChange(next);
  }

  async function submit(): Promise<void> {
    if (typed !== phrase || remove.isPending) return;
    try {
      await remove.mutateAsync(project.id);
    } catch (error) {
      logFailure('The project could not be deleted', error);
      toast.error('Failed to delete project');
      return;
    }
    change(false);
    toast.success('Project deleted successfully!');
    onDeleted();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Delete this project?"
      description="Its messages and its queue are deleted for good. Credits of unfinished messages come back to you."
      footer={
        <>
          <Button variant="secondary" onClick={() => change(false)}>
            Keep it
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={typed !== phrase}
            busy={remove.isPending}
            busyLabel="Deleting"
          >
            Delete project
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field
          label="Type this to confirm"
          hint={
            <span
              dir="auto"
              className="block max-h-40 overflow-y-auto font-mono text-ink whitespace-pre-wrap wrap-anywhere"
            >
              {phrase}
            </span>
          }
        >
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
