// Editing a project, from the list and from its own page. Only what changed is sent; without a change there is no call.
import { useId, useState, type ReactNode } from 'react';
import { projectLimits, type Project } from '@opener/contract/project';
import { failureDetail } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useUpdateProject } from './api/update-project.ts';
import { changedFields, isUnchanged, type ProjectText } from './changed-fields.ts';
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
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Project"
      description="New messages are written from what stands here. Those already written stay as they are."
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
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
        onSaving={setSaving}
        onSaved={onSaved}
        onDone={() => onOpenChange(false)}
      />
      {children}
    </Drawer>
  );
}

interface EditFormProps {
  formId: string;
  project: Project;
  onSaving: (saving: boolean) => void;
  onSaved: (() => void) | undefined;
  onDone: () => void;
}

/** Lives as long as the drawer is open, so that each opening starts from the project as it is. */
function EditForm({ formId, project, onSaving, onSaved, onDone }: EditFormProps) {
  const toast = useToast();
  const update = useUpdateProject();
  const [text, setText] = useState<ProjectText>(project);
  const [faults, setFaults] = useState(noFaults);
  const [problem, setProblem] = useState<string>();

  async function submit(): Promise<void> {
    if (update.isPending) return;
    if (isUnchanged(project, text)) return onDone();
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
    <ProjectFields
      id={formId}
      text={text}
      limits={projectLimits.edit}
      faults={faults}
      problem={problem}
      onChange={setText}
      onSubmit={() => void submit()}
    />
  );
}
