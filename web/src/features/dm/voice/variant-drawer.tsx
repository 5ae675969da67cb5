// The drawer for the second voice: what it does differently from the project's own.
import { useId, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { Project } from '@opener/contract/project';
import type { Voice } from '@opener/contract/voice';
import { type Variant, voiceTestErrors } from '@opener/contract/voice-test';
import { failureDetail } from '../../../lib/api.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useIsShown } from '../../../lib/use-is-shown.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDiscardQuestion, type DraftForm } from '../../../ui/discard-dialog.tsx';
import { DraftNote } from '../../../ui/draft-note.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useSaveVoiceTest } from '../api/save-voice-test.ts';
import { AskField } from './ask-field.tsx';
import { OfferField } from './offer-field.tsx';
import { LengthField, ToneField } from './sound-fields.tsx';
import { checkVariant, sameVariant, trimmed, type VariantFaults, variantOf } from './variant-draft.ts';

interface VariantDrawerProps {
  project: Pick<Project, 'id' | 'offer_info'>;
  voice: Voice;
  /** B of the running test, if there is one. */
  running: Variant | undefined;
  open: boolean;
  onClose: () => void;
}

export function VariantDrawer({ project, voice, running, open, onClose }: VariantDrawerProps) {
  const formId = useId();
  const form = useRef<DraftForm>(null);
  const save = useSaveVoiceTest(project.id);
  const [problem, setProblem] = useState<string>();

  function close(): void {
    form.current?.forget();
    setProblem(undefined);
    onClose();
  }
  const { tryToClose, question } = useDiscardQuestion(() => form.current?.isChanged() ?? false, close);

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && tryToClose()}
      title="Voice B"
      description="Every second person gets a message in this voice. Whatever you leave as it is stays as in voice A."
      footer={
        <>
          {problem !== undefined && (
            <div className="min-w-full">
              <Banner tone="danger">{problem}</Banner>
            </div>
          )}
          <Button variant="secondary" onClick={tryToClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} busyLabel="Saving">
            {running ? 'Save and count anew' : 'Start the test'}
          </Button>
        </>
      }
    >
      <Editor
        formId={formId}
        project={project}
        voice={voice}
        running={running}
        ref={form}
        save={save.mutateAsync}
        onProblem={setProblem}
        onDone={close}
      />
      {question}
    </Drawer>
  );
}

interface EditorProps extends Pick<VariantDrawerProps, 'project' | 'voice' | 'running'> {
  formId: string;
  ref: Ref<DraftForm>;
  save: (variant: Variant) => Promise<unknown>;
  onProblem: (problem: string | undefined) => void;
  onDone: () => void;
}

/** Mounted while the drawer is open, so that each opening starts from what is saved. */
function Editor({ formId, project, voice, running, ref, save, onProblem, onDone }: EditorProps) {
  const toast = useToast();
  const isShown = useIsShown();
  const [saved] = useState(running ?? variantOf(voice));
  const { draft, edit, restored, forget } = useDraft(`variant.${project.id}`, saved);
  const [faults, setFaults] = useState<VariantFaults>({});
  const variant = trimmed(draft);
  const changed = !sameVariant(variant, saved);
  useImperativeHandle(ref, () => ({ isChanged: () => changed, forget }));

  function change(changes: Partial<Variant>): void {
    edit({ ...draft, ...changes });
    setFaults({});
    onProblem(undefined);
  }

  async function submit(): Promise<void> {
    if (running && !changed) return onDone();
    if (sameVariant(variant, variantOf(voice))) return onProblem(voiceTestErrors.same);
    const found = checkVariant(variant);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    try {
      await save(variant);
    } catch (error) {
      const problem = failureDetail(error) ?? 'Failed to save voice B';
      if (isShown.current) onProblem(problem);
      else toast.error(problem);
      return;
    }
    if (isShown.current) onDone();
    toast.success(running ? 'Voice B saved' : 'The test has started');
  }

  return (
    <form
      id={formId}
      noValidate
      className="flex min-w-0 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DraftNote shown={restored && changed} />
      <ToneField tone={draft.tone} onChange={(tone) => change({ tone })} />
      <LengthField length={draft.length} onChange={(length) => change({ length })} />
      <OfferField
        line={draft.offer_line}
        offerInfo={project.offer_info}
        needed={false}
        error={faults.offer_line}
        onChange={(offer_line) => change({ offer_line })}
      />
      <AskField ask={draft.ask} error={faults.ask} onChange={(ask) => change({ ask })} />
    </form>
  );
}
