// When this account sends, with a button to change it.
import type { Sending } from '@opener/contract/delivery';
import { useOpening } from '../../lib/use-opening.ts';
import { SettingRow } from '../../ui/setting-row.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { tellSchedule } from './schedule-words.ts';

export function ScheduleRow({ sending }: { sending: Sending }) {
  const dialog = useOpening();
  const { schedule } = sending;
  if (schedule === null) return null;
  return (
    <SettingRow now={tellSchedule(schedule)} change="Change hours" onChange={dialog.open}>
      <ScheduleDialog
        key={dialog.key}
        sending={sending}
        schedule={schedule}
        open={dialog.isOpen}
        onOpenChange={dialog.setOpen}
      />
    </SettingRow>
  );
}
