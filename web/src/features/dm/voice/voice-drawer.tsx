// The drawer in which the voice of a project is set and tried out.
import { useId, useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Project } from '@opener/contract/project';
import type { VoiceAnswer } from '@opener/contract/voice';
import { failureDetail } from '../../../lib/api.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useIsShown } from '../../../lib/use-is-shown.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardFailed, CardLoading } from '../../../ui/card-states.tsx';
import { useDiscardQuestion, type DraftForm } from '../../../ui/discard-dialog.tsx';
import { DraftNote } from '../../../ui/draft-note.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useVoice } from '../api/get-voice.ts';
import { useSaveVoice } from '../api/save-voice.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { checkVoice, draftOf, sameVoice, voiceOf, type VoiceDraft, type VoiceFaults } from './voice-draft.ts';
import { VoiceFields } from './voice-fields.tsx';

interface VoiceDrawerProps {
  project: Pick<Project, 'id' | 'offer_info'>;
  open: boolean;
  /** Starts at the line for the offer, which is required. */
  atOffer?: boolean;
  onClose: () => void;
}

type Standing = { saving: boolean; problem: string | undefined };
const untouched: Standing = { saving: false, problem: undefined };

export function VoiceDrawer({ project, open, atOffer = false, onClose }: VoiceDrawerProps) {
  const formId = useId();
  const offerControl = useRef<HTMLTextAreaElement>(null);
  const voice = useVoice(project.id);
  const [standing, setStanding] = useState(untouched);
  const form = useRef<DraftForm>(null);
  const report = (news: Partial<Standing>) => setStanding((before) => ({ ...before, ...news }));

  function close(): void {
    form.current?.forget();
    setStanding(untouched);
    onClose();
  }
  const { tryToClose, question } = useDiscardQuestion(() => form.current?.isChanged() ?? false, close);

  return (
    <Drawer
      wide
      open={open}
      onOpenChange={(next) => !next && tryToClose()}
      initialFocus={atOffer ? offerControl : undefined}
      title="Voice"
      description="Who writes, to whom, and how it sounds. All of it is optional."
      footer={
        <>
          {standing.problem !== undefined && (
            <div className="min-w-full">
              <Banner tone="danger">{standing.problem}</Banner>
            </div>
          )}
          <Button variant="secondary" onClick={tryToClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={!voice.data}
            busy={standing.saving}
            busyLabel="Saving"
          >
            Save voice
          </Button>
        </>
      }
    >
      {voice.data ? (
        <Editor
          formId={formId}
          project={project}
          answer={voice.data}
          offerControl={offerControl}
          ref={form}
          onReport={report}
          onDone={close}
        />
      ) : voice.isError ? (
        <CardFailed onRetry={() => void voice.refetch()} />
      ) : (
        <CardLoading rows={5} />
      )}
      {question}
    </Drawer>
  );
}

interface EditorProps {
  formId: string;
  project: VoiceDrawerProps['project'];
  answer: VoiceAnswer;
  offerControl: RefObject<HTMLTextAreaElement | null>;
  ref: Ref<DraftForm>;
  onReport: (news: Partial<Standing>) => void;
  onDone: () => void;
}

/** Mounted while the drawer is open, so that each opening starts from the saved voice. */
function Editor({ formId, project, answer, offerControl, ref, onReport, onDone }: EditorProps) {
  const toast = useToast();
  const save = useSaveVoice(project.id);
  const isShown = useIsShown();
  const [saved] = useState(answer.voice);
  const { draft, edit: setDraft, restored, forget } = useDraft(`voice.${project.id}`, draftOf(saved));
  const [faults, setFaults] = useState<VoiceFaults>({});
  const voice = voiceOf(draft);
  const changed = !sameVoice(voice, saved);
  useImperativeHandle(ref, () => ({ isChanged: () => changed, forget }));

  function edit(changes: Partial<VoiceDraft>): void {
    setDraft({ ...draft, ...changes });
    setFaults(without(faults, changes));
  }

  /** Shows the errors and focuses the first. */
  function check(): boolean {
    const found = checkVoice(voice);
    flushSync(() => setFaults(found));
    const form = document.getElementById(formId);
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    return Object.keys(found).length === 0;
  }

  async function submit(): Promise<void> {
    if (save.isPending) return;
    if (!changed) return onDone();
    if (!check()) return;
    onReport({ saving: true, problem: undefined });
    try {
      await save.mutateAsync(voice);
    } catch (error) {
      const problem = failureDetail(error) ?? 'Failed to save the voice';
      if (isShown.current) onReport({ saving: false, problem });
      else toast.error(problem);
      return;
    }
    if (isShown.current) onDone();
    toast.success('Voice saved');
  }

  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="min-w-0">
        <DraftNote shown={restored && changed} />
        <VoiceFields
          id={formId}
          draft={draft}
          faults={faults}
          offerInfo={project.offer_info}
          needsOfferLine={answer.needs_offer_line}
          offerControl={offerControl}
          onEdit={edit}
          onSubmit={() => void submit()}
        />
      </div>
      <div className="border-line max-lg:border-t max-lg:pt-6 lg:border-s lg:ps-8">
        <PreviewPanel
          projectId={project.id}
          voice={voice}
          previewsLeft={answer.previews_left}
          onCheck={check}
          className="lg:sticky lg:top-0"
        />
      </div>
    </div>
  );
}

/** An error disappears when its field changes. */
function without(faults: VoiceFaults, changes: Partial<VoiceDraft>): VoiceFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changes)));
}
