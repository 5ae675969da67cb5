// Deleting a project: the user types DELETE and its exact name to enable the button.
import { useId, useState } from 'react';
import type { Project } from '@opener/contract/project';
import { copyFailed, copyText } from '../../lib/copy-text.ts';
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
  const phraseId = useId();
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
      description="Its messages and its queue are deleted for good. Credits for unfinished messages are returned to you."
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
        <Field label="Type this to confirm">
          {(control) => (
            <Input
              {...control}
              aria-describedby={phraseId}
              dir="auto"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Phrase id={phraseId} phrase={phrase} />
      </form>
    </Dialog>
  );
}

function Phrase({ id, phrase }: { id: string; phrase: string }) {
  const toast = useToast();

  async function copy(): Promise<void> {
    if (await copyText(phrase)) toast.success('Copied!');
    else toast.error(copyFailed);
  }

  return (
    <div className="mt-2 flex items-start gap-2 rounded-ctl bg-well py-1.5 ps-3 pe-1.5">
      <span
        id={id}
        dir="auto"
        className="max-h-40 min-w-0 flex-1 self-center overflow-y-auto font-mono text-sm whitespace-pre-wrap text-ink select-all wrap-anywhere"
      >
        {phrase}
      </span>
      <Button variant="secondary" size="sm" aria-label="Copy the text to type" onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  );
}
