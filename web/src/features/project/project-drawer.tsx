// The drawer that creates or edits a project. Typed text is kept until it is saved or discarded.
import { useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import type { ProjectField } from '@opener/contract/project';
import { failureDetail } from '../../lib/api.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { useIsShown } from '../../lib/use-is-shown.ts';
import { Button } from '../../ui/button.tsx';
import { useDiscardQuestion, type DraftForm } from '../../ui/discard-dialog.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { ProjectText } from './changed-fields.ts';
import { hasFaults, noFaults, type ProjectFaults } from './check-project.ts';
import { ProjectFields } from './project-fields.tsx';

interface FormProps {
  /** The key of the draft, and its initial text. */
  draft: string;
  start: ProjectText;
  limits: Record<ProjectField, number>;
  isChanged: (text: ProjectText) => boolean;
  check: (text: ProjectText) => ProjectFaults;
  /** Returns what to do once it is saved and the draft is removed; the drawer may have been closed meanwhile. */
  onSave: (text: ProjectText) => Promise<(isOpen: boolean) => void>;
  /** Shown if it fails without a sentence from the server. */
  failed: string;
  /** More form fields. */
  fields?: ReactNode;
}

interface ProjectDrawerProps extends FormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  action: { label: string; busyLabel: string };
  /** More content below the form. */
  children?: ReactNode;
}

export function ProjectDrawer(props: ProjectDrawerProps) {
  const { open, onOpenChange, title, description, action, children, ...rest } = props;
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
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={saving} busyLabel={action.busyLabel}>
            {action.label}
          </Button>
        </>
      }
    >
      <ProjectForm key={rest.draft} {...rest} ref={form} {...{ formId, saving, setSaving }} />
      {children}
      {question}
    </Drawer>
  );
}

interface ProjectFormProps extends FormProps {
  ref: Ref<DraftForm>;
  formId: string;
  saving: boolean;
  setSaving: (saving: boolean) => void;
}

/** Mounted while the drawer is open, so that each opening starts afresh. */
function ProjectForm(props: ProjectFormProps) {
  const { start, limits, isChanged, check, onSave, failed, fields, ref, formId, saving, setSaving } = props;
  const { draft: text, edit: setText, restored, forget } = useDraft(props.draft, start);
  const isShown = useIsShown();
  const toast = useToast();
  const [faults, setFaults] = useState(noFaults);
  const [problem, setProblem] = useState<string>();
  const changed = isChanged(text);
  useImperativeHandle(ref, () => ({ isChanged: () => changed, forget }));

  async function submit(): Promise<void> {
    if (saving) return;
    const found = check(text);
    setFaults(found);
    setProblem(undefined);
    if (hasFaults(found)) return;
    setSaving(true);
    try {
      const follow = await onSave(text);
      // Closed meanwhile, it may be open again by now, with another draft.
      if (isShown.current) forget();
      follow(isShown.current);
    } catch (error) {
      const sentence = failureDetail(error) ?? failed;
      if (isShown.current) setProblem(sentence);
      else toast.error(sentence);
    } finally {
      setSaving(false);
    }
  }

  return (
    <>
      <DraftNote shown={restored && changed} />
      <ProjectFields
        id={formId}
        {...{ text, limits, faults, problem }}
        onChange={setText}
        onSubmit={() => void submit()}
      >
        {fields}
      </ProjectFields>
    </>
  );
}
