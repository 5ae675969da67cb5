// Chooses whether new answers are mailed.
import { useState } from 'react';
import { noticeChoices, type Notices } from '@opener/contract/conversation';
import { failureDetail } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useUpdateNotices } from '../api/update-notices.ts';
import { noticeWords } from './notice-words.ts';

type Choice = Notices['answers'];

interface NoticesDialogProps {
  notices: Notices;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Starts with the saved choice, so it is given a new key for each opening. */
export function NoticesDialog({ notices, open, onOpenChange }: NoticesDialogProps) {
  const toast = useToast();
  const [choice, setChoice] = useState<Choice>(notices.answers);
  const { mutateAsync, isPending } = useUpdateNotices();

  async function save(): Promise<void> {
    try {
      await mutateAsync({ answers: choice });
      toast.success('Saved');
      onOpenChange(false);
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to save your choice');
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Mail about new answers"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button busy={isPending} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <Choices
        legend="When someone answers"
        value={choice}
        choices={noticeChoices.map((value) => ({ value, ...noticeWords[value] }))}
        onChange={setChoice}
      />
    </Dialog>
  );
}
