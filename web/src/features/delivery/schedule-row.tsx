// When this account sends, with a link to change it.
import { useState } from 'react';
import type { Sending } from '@opener/contract/delivery';
import { Button } from '../../ui/button.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { tellSchedule } from './schedule-words.ts';

export function ScheduleRow({ sending }: { sending: Sending }) {
  /** Counts openings, so that each starts with the saved values. */
  const [opened, setOpened] = useState({ times: 0, open: false });
  const { schedule } = sending;
  if (schedule === null) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-4 text-sm">
      <p className="min-w-0 flex-1 basis-48 text-muted">{tellSchedule(schedule)}</p>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => setOpened(({ times }) => ({ times: times + 1, open: true }))}
      >
        Change hours
      </Button>
      <ScheduleDialog
        key={opened.times}
        sending={sending}
        schedule={schedule}
        open={opened.open}
        onOpenChange={(open) => setOpened(({ times }) => ({ times, open }))}
      />
    </div>
  );
}
