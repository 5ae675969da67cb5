// The saved choice about mails, and the dialog that changes it.
import { useState, type ReactNode } from 'react';
import type { Notices } from '@opener/contract/conversation';
import { useLoggedFailure } from '../../../lib/use-logged-failure.ts';
import { useNotices } from '../api/get-notices.ts';
import { NoticesDialog } from './notices-dialog.tsx';

export function useNoticesDialog(): { notices: Notices | undefined; open: () => void; dialog: ReactNode } {
  const { data, error } = useNotices();
  useLoggedFailure('The choice about mails could not be loaded', error);
  const [opened, setOpened] = useState({ times: 0, open: false });
  return {
    notices: data,
    open: () => setOpened(({ times }) => ({ times: times + 1, open: true })),
    dialog: data && (
      <NoticesDialog
        key={opened.times}
        notices={data}
        open={opened.open}
        onOpenChange={(open) => setOpened(({ times }) => ({ times, open }))}
      />
    ),
  };
}
