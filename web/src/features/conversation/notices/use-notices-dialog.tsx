// The saved choice about mails, and the dialog that changes it.
import type { ReactNode } from 'react';
import type { Notices } from '@opener/contract/conversation';
import { useLoggedFailure } from '../../../lib/use-logged-failure.ts';
import { useOpening } from '../../../lib/use-opening.ts';
import { useNotices } from '../api/get-notices.ts';
import { NoticesDialog } from './notices-dialog.tsx';

interface NoticesChoice {
  notices: Notices | undefined;
  isPending: boolean;
  open: () => void;
  dialog: ReactNode;
}

export function useNoticesDialog(): NoticesChoice {
  const { data, error, isPending } = useNotices();
  useLoggedFailure('The choice about mails could not be loaded', error);
  const { key, isOpen, open, setOpen } = useOpening();
  return {
    notices: data,
    isPending,
    open,
    dialog: data && <NoticesDialog key={key} notices={data} open={isOpen} onOpenChange={setOpen} />,
  };
}
