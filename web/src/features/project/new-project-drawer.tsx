// A new project. What was typed stays until it is saved or discarded.
import { useId, useState } from 'react';
import { projectLimits, type Project, type SendingMode } from '@opener/contract/project';
import { failureDetail } from '../../lib/api.ts';
import { sendingModeChoices } from '../../lib/sending-modes.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/choices.tsx';
import { useDiscardQuestion } from '../../ui/discard-dialog.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useCreateProject } from './api/create-project.ts';
import { noText, projectFields, trimmed } from './changed-fields.ts';
import { checkProject, hasFaults, noFaults } from './check-project.ts';
import { ProjectFields } from './project-fields.tsx';

interface NewProjectDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where the new project is opened, the drawer goes with the page. */
  onCreated?: ((project: Project) => void) | undefined;
}

export function NewProjectDrawer({ open, onOpenChange, onCreated }: NewProjectDrawerProps) {
  const formId = useId();
  const toast = useToast();
  const create = useCreateProject();
  const { draft: text, edit: setText, restored, forget } = useDraft('project.new', noText);
  const [faults, setFaults] = useState(noFaults);
  const [problem, setProblem] = useState<string>();
  const [mode, setMode] = useState<SendingMode>('auto');

  function close(): void {
    forget();
    setFaults(noFaults);
    setProblem(undefined);
    setMode('auto');
    onOpenChange(false);
  }
  const changed = projectFields.some((field) => text[field].trim() !== '');
  const { tryToClose, question } = useDiscardQuestion(() => changed, close);

  async function submit(): Promise<void> {
    if (create.isPending) return;
    const found = checkProject(text);
    setFaults(found);
    setProblem(undefined);
    if (hasFaults(found)) return;
    let project: Project;
    try {
      project = await create.mutateAsync({
        ...trimmed(text),
        ...(mode === 'review' && { sending_mode: mode }),
      });
    } catch (error) {
      setProblem(failureDetail(error) ?? 'Failed to create project');
      return;
    }
    if (onCreated) {
      forget();
      onCreated(project);
    } else close();
    toast.success('Project created successfully!');
  }

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : tryToClose())}
      title="New Project"
      description="Say what you offer. Every message of the project is written from this."
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={create.isPending} busyLabel="Creating">
            Create Project
          </Button>
        </>
      }
    >
      <DraftNote shown={restored && changed} />
      <ProjectFields
        id={formId}
        text={text}
        limits={projectLimits.advice}
        faults={faults}
        problem={problem}
        onChange={setText}
        onSubmit={() => void submit()}
      >
        <Choices
          legend="New messages"
          value={mode}
          choices={sendingModeChoices}
          hint="It counts once your Instagram account is connected, and can be changed on the project’s page."
          onChange={setMode}
        />
      </ProjectFields>
      {question}
    </Drawer>
  );
}
