// Edits a project, from the list and from its own page. Only changes are sent, so that those made elsewhere meanwhile stay; without any there
// is no call.
import { type ReactNode, useState } from 'react';
import { projectLimits, type Project } from '@opener/contract/project';
import { useToast } from '../../ui/toast.tsx';
import { useUpdateProject } from './api/update-project.ts';
import { changedFields, isUnchanged, textOf, type ProjectText } from './changed-fields.ts';
import { checkProject } from './check-project.ts';
import { ProjectDrawer } from './project-drawer.tsx';

interface EditProjectDrawerProps {
  project: Project;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved?: (() => void) | undefined;
  /** More content below its texts. */
  children?: ReactNode;
}

export function EditProjectDrawer({
  project: present,
  open,
  onOpenChange,
  onSaved,
  children,
}: EditProjectDrawerProps) {
  const project = useAtOpening(present, open);
  const toast = useToast();
  const update = useUpdateProject();

  async function save(text: ProjectText): Promise<(isOpen: boolean) => void> {
    if (isUnchanged(project, text)) return () => onOpenChange(false);
    await update.mutateAsync({ id: project.id, changes: changedFields(project, text) });
    return (isOpen) => {
      onSaved?.();
      if (isOpen) onOpenChange(false);
      toast.success('Project updated successfully!');
    };
  }

  return (
    <ProjectDrawer
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Project"
      description="New messages use what you enter here. Messages already written do not change."
      action={{ label: 'Save Changes', busyLabel: 'Saving' }}
      draft={`project.${project.id}`}
      start={textOf(project)}
      limits={projectLimits.edit}
      isChanged={(text) => !isUnchanged(project, text)}
      check={(text) => checkProject(text, project)}
      onSave={save}
      failed="Failed to update project"
    >
      {children}
    </ProjectDrawer>
  );
}

function useAtOpening<T>(value: T, open: boolean): T {
  const [opened, setOpened] = useState(open ? value : undefined);
  if (open && opened === undefined) setOpened(value);
  if (!open && opened !== undefined) setOpened(undefined);
  return opened ?? value;
}
