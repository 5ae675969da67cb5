// A new project, and how it sends.
import { useState } from 'react';
import { projectLimits, type Project, type SendingMode } from '@opener/contract/project';
import { sendingModeChoices } from '../../lib/sending-modes.ts';
import { Choices } from '../../ui/choices.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCreateProject } from './api/create-project.ts';
import { noText, projectFields, trimmed, type ProjectText } from './changed-fields.ts';
import { checkProject } from './check-project.ts';
import { ProjectDrawer } from './project-drawer.tsx';

interface NewProjectDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** If the new project is opened, the drawer unmounts with the page. */
  onCreated?: ((project: Project) => void) | undefined;
}

export function NewProjectDrawer({ open, onOpenChange, onCreated }: NewProjectDrawerProps) {
  const toast = useToast();
  const create = useCreateProject();
  const [mode, setMode] = useState<SendingMode>('auto');

  function change(next: boolean): void {
    if (!next) setMode('auto');
    onOpenChange(next);
  }

  async function save(text: ProjectText): Promise<(isOpen: boolean) => void> {
    const project = await create.mutateAsync({
      ...trimmed(text),
      ...(mode === 'review' && { sending_mode: mode }),
    });
    return (isOpen) => {
      if (isOpen && onCreated) onCreated(project);
      else if (isOpen) change(false);
      toast.success('Project created successfully!');
    };
  }

  return (
    <ProjectDrawer
      open={open}
      onOpenChange={change}
      title="New Project"
      description="Say what you offer. Every message in this project is based on it."
      action={{ label: 'Create Project', busyLabel: 'Creating' }}
      draft="project.new"
      start={noText}
      limits={projectLimits.advice}
      isChanged={(text) => projectFields.some((field) => text[field].trim() !== '')}
      check={(text) => checkProject(text)}
      onSave={save}
      failed="Failed to create project"
      fields={
        <Choices
          legend="New messages"
          value={mode}
          choices={sendingModeChoices}
          hint="Applies once your Instagram account is connected. You can change it on the project page."
          onChange={setMode}
        />
      }
    />
  );
}
