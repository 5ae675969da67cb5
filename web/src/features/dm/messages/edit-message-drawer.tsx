// The drawer in which a message is edited.
import { useId, type SubmitEvent } from 'react';
import { type Message, messageLimits } from '@opener/contract/message';
import { countCharacters } from '@opener/contract/text';
import { logFailure } from '../../../lib/log.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useIsShown } from '../../../lib/use-is-shown.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useDiscardQuestion } from '../../../ui/discard-dialog.tsx';
import { DraftNote } from '../../../ui/draft-note.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useUpdateMessage } from '../api/update-message.ts';
import { editNote, sentAsItWas } from '../delivery/edit-note.ts';
import { canRestore, useUndo } from './use-undo.ts';

interface EditMessageDrawerProps {
  message: Message;
  open: boolean;
  onClose: () => void;
}

/** Needs a new key for each opening, so that a cancelled draft is discarded. */
export function EditMessageDrawer({ message, open, onClose }: EditMessageDrawerProps) {
  const formId = useId();
  const { text, setText, restored, unchanged, tooLong, canSave, isSaving, save, close } = useEditing(
    message,
    onClose,
  );
  const { tryToClose, question } = useDiscardQuestion(() => !unchanged, close);
  const note = editNote(message);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (canSave && !isSaving) void save();
  }

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && tryToClose()}
      title="Edit Message"
      description={`To @${message.username}`}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSaving} busyLabel="Saving..." disabled={!canSave}>
            Save Changes
          </Button>
        </>
      }
    >
      <DraftNote shown={restored && !unchanged} />
      <form id={formId} onSubmit={submit} className="space-y-4">
        {note && <Banner tone="info">{note}</Banner>}
        <Field
          label="Message"
          counter={{ count: countCharacters(text), max: messageLimits.messageMax }}
          error={tooLong ? `Instagram allows up to ${messageLimits.messageMax} characters.` : undefined}
        >
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              rows={10}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </form>
      {question}
    </Drawer>
  );
}

/** The edited text, kept as a draft until it is saved or discarded. */
function useEditing(message: Message, onClose: () => void) {
  const toast = useToast();
  const undo = useUndo();
  const {
    draft: text,
    edit,
    restored,
    forget,
  } = useDraft(`message.${message.id}`, message.generated_message);
  const { mutateAsync, isPending } = useUpdateMessage();
  const isShown = useIsShown();
  const trimmed = text.trim();
  const tooLong = countCharacters(trimmed) > messageLimits.messageMax;
  const unchanged = trimmed === message.generated_message.trim();

  function close(): void {
    forget();
    onClose();
  }

  async function save(): Promise<void> {
    try {
      const saved = await mutateAsync({ message, text: trimmed });
      const undoable = canRestore(saved) && (saved.versions ?? 0) > 0;
      if (canRestore(message) && !canRestore(saved)) toast.info(sentAsItWas);
      else toast.success('Message updated successfully', { action: undoable ? undo(saved.id) : undefined });
      forget();
      // By now it may be open for another message.
      if (isShown.current) onClose();
    } catch (error) {
      logFailure('The message could not be saved', error);
      toast.error('Failed to update message');
    }
  }

  const canSave = trimmed !== '' && !unchanged && !tooLong;
  return { text, setText: edit, restored, unchanged, tooLong, canSave, isSaving: isPending, save, close };
}
