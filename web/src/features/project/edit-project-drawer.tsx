// Editing a project, from the list and from its own page. Only what changed is sent; without a change there is no call.
import { useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { projectLimits, type Project } from '@opener/contract/project';
import { failureDetail } from '../../lib/api.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { useDiscardQuestion, type DraftForm } from '../../ui/discard-dialog.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useUpdateProject } from './api/update-project.ts';
import { changedFields, isUnchanged, textOf } from './changed-fields.ts';
import { checkProject, hasFaults, noFaults } from './check-project.ts';
import { ProjectFields } from './project-fields.tsx';

interface EditProjectDrawerProps {
  project: Project;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved?: (() => void) | undefined;
  /** What else belongs to the project, below its texts. */
  children?: ReactNode;
}

export function EditProjectDrawer({
  project,
  open,
  onOpenChange,
  onSaved,
  children,
}: EditProjectDrawerProps) {
  const formId = useId();
  const [saving, setSaving] = useState(false);
  const form = useRef<DraftForm>(null);

  function close(): void {
    form.current?.forget();
    onOpenChange(false);
  }
  const { tryToClose, question } = useDiscardQuestion(() => form.current?.isChanged() ?? false, close);

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : tryToClose())}
      title="Edit Project"
      description="New messages are written from what stands here. Those already written stay as they are."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={saving} busyLabel="Saving">
            Save Changes
          </Button>
        </>
      }
    >
      <EditForm
        key={project.id}
        formId={formId}
        project={project}
        ref={form}
        onSaving={setSaving}
        onSaved={onSaved}
        onDone={close}
      />
      {children}
      {question}
    </Drawer>
  );
}

interface EditFormProps {
  formId: string;
  project: Project;
  ref: Ref<DraftForm>;
  onSaving: (saving: boolean) => void;
  onSaved: (() => void) | undefined;
  onDone: () => void;
}

/** Lives as long as the drawer is open, so that each opening starts from the project as it is. */
function EditForm({ formId, project, ref, onSaving, onSaved, onDone }: EditFormProps) {
  const toast = useToast();
  const update = useUpdateProject();
  const { draft: text, edit: setText, restored, forget } = useDraft(`project.${project.id}`, textOf(project));
  const [faults, setFaults] = useState(noFaults);
  const [problem, setProblem] = useState<string>();

  const changed = !isUnchanged(project, text);
  useImperativeHandle(ref, () => ({ isChanged: () => changed, forget }));

  async function submit(): Promise<void> {
    if (update.isPending) return;
    if (!changed) return onDone();
    const found = checkProject(text, project);
    setFaults(found);
    setProblem(undefined);
    if (hasFaults(found)) return;
    onSaving(true);
    try {
      await update.mutateAsync({ id: project.id, changes: changedFields(project, text) });
    } catch (error) {
      setProblem(failureDetail(error) ?? 'Failed to update project');
      return;
    } finally {
      onSaving(false);
    }
    onSaved?.();
    onDone();
    toast.success('Project updated successfully!');
  }

  return (
    <>
      <DraftNote shown={restored && changed} />
      <ProjectFields
        id={formId}
        text={text}
        limits={projectLimits.edit}
        faults={faults}
        problem={problem}
        onChange={setText}
        onSubmit={() => void submit()}
      />
    </>
  );
}
