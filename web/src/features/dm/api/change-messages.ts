// Approves, skips, moves or deletes several messages, or counts what that would change.
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { changeMessages, type SelectionAction } from '@opener/contract/selection';
import { api } from '../../../lib/api.ts';
import { messageCountsKey } from './count-messages.ts';
import { messagesKey } from './message-pages.ts';

export interface MessagesChange {
  action: SelectionAction;
  ids: readonly string[];
  /** The target project. */
  project?: string | undefined;
  /** Includes people who have a message there. */
  again?: boolean;
}

// Thousands of them take a while on a busy server.
const timeoutMs = 60_000;

const send = ({ action, ids, project, again }: MessagesChange, preview: boolean) =>
  api(changeMessages, {
    body: {
      action,
      ids: [...ids],
      ...(project !== undefined && { project_id: project }),
      ...(again && { again }),
      ...(preview && { preview }),
    },
    timeoutMs,
  });

export function useChangeMessages() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: MessagesChange) => send(change, false),
    // Also after a failure: only the answer may have been lost.
    onSettled: () => refreshLists(client),
  });
}

/** Changes nothing. */
export function usePreviewChange() {
  return useMutation({ mutationFn: (change: MessagesChange) => send(change, true) });
}

export function refreshLists(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: messagesKey }),
    client.invalidateQueries({ queryKey: messageCountsKey }),
  ]);
}
