// Whether new answers are mailed, among the settings of sending.
import { Button } from '../../../ui/button.tsx';
import { noticeWords } from './notice-words.ts';
import { useNoticesDialog } from './use-notices-dialog.tsx';

export function NoticesRow() {
  const { notices, open, dialog } = useNoticesDialog();
  if (!notices) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-4 text-sm">
      <p className="min-w-0 flex-1 basis-48 text-muted">{noticeWords[notices.answers].told}</p>
      <Button variant="secondary" size="sm" onClick={open}>
        Change mails
      </Button>
      {dialog}
    </div>
  );
}
