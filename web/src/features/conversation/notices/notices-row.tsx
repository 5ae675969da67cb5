// Whether new answers are mailed, among the settings of sending.
import { SettingRow } from '../../../ui/setting-row.tsx';
import { noticeWords } from './notice-words.ts';
import { useNoticesDialog } from './use-notices-dialog.tsx';

export function NoticesRow() {
  const { notices, open, dialog } = useNoticesDialog();
  if (!notices) return null;
  return (
    <SettingRow now={noticeWords[notices.answers].told} change="Change mails" onChange={open}>
      {dialog}
    </SettingRow>
  );
}
