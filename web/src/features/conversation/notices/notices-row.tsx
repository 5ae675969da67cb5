// Whether new answers are mailed, among the settings of sending.
import { cx } from '../../../ui/cx.ts';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { noticeWords } from './notice-words.ts';
import { useNoticesDialog } from './use-notices-dialog.tsx';

export function NoticesRow() {
  const { notices, isPending, open, dialog } = useNoticesDialog();
  if (!notices && !isPending) return null;
  return (
    // It keeps its place while it loads, so that a click below it does not hit its button.
    <div className={cx(isPending && 'invisible')}>
      <SettingRow now={noticeWords[notices?.answers ?? 'off'].told} change="Change mails" onChange={open}>
        {dialog}
      </SettingRow>
    </div>
  );
}
