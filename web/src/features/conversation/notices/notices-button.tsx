// Opens the choice about mails from the conversations.
import { Button } from '../../../ui/button.tsx';
import { Settings } from '../../../ui/icons/index.ts';
import { useNoticesDialog } from './use-notices-dialog.tsx';

export function NoticesButton() {
  const { notices, open, dialog } = useNoticesDialog();
  if (!notices) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Settings aria-hidden="true" className="size-4" />}
        onClick={open}
      >
        Mail about answers
      </Button>
      {dialog}
    </>
  );
}
