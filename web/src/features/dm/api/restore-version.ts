// Restores an earlier text of a message and updates the lists.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { restoreVersion } from '@opener/contract/message';
import { api } from '../../../lib/api.ts';
import { messagesKey, replaceMessage } from './message-pages.ts';

export function useRestoreVersion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (params: { messageId: string; versionId: string }) => api(restoreVersion, { params }),
    onSuccess: (message) => replaceMessage(client, message),
    // A list requested before this would show the old text; and after a refusal, the message has changed.
    onSettled: () => void client.invalidateQueries({ queryKey: messagesKey }),
  });
}
