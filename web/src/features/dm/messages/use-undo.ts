// Undoes the last change of a message's text by restoring its newest earlier text.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Message, messageErrors } from '@opener/contract/message';
import { failureDetail } from '../../../lib/api.ts';
import { useToast, type ToastAction } from '../../../ui/toast.tsx';
import { versionsOf } from '../api/list-versions.ts';
import { useRestoreVersion } from '../api/restore-version.ts';

export const textIsBack = 'Earlier text restored';
export const restoreFailed = 'Failed to restore the text';

/** The text of a message that is sent, on its way, or perhaps sent, is final. */
export function canRestore({ sent, delivery }: Message): boolean {
  return !sent && !['sending', 'sent', 'unknown'].includes(delivery?.status ?? '');
}

export function useUndo(): (messageId: string) => ToastAction {
  const client = useQueryClient();
  const toast = useToast();
  const { mutateAsync: restore } = useRestoreVersion();

  return useCallback(
    (messageId) => {
      async function undo(): Promise<void> {
        try {
          const [newest] = await client.fetchQuery(versionsOf(messageId));
          if (!newest) return toast.error(messageErrors.versionNotFound);
          await restore({ messageId, versionId: newest.id });
          toast.success(textIsBack);
        } catch (error) {
          toast.error(failureDetail(error) ?? restoreFailed);
        }
      }
      return { label: 'Undo', onPress: () => void undo() };
    },
    [client, toast, restore],
  );
}
