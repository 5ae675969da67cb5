// Which messages an action does not apply to, and why.
import type { LeftReason, SelectionAction } from '@opener/contract/selection';
import type { ChosenMessage } from './selection.repo.ts';

export type Circumstances = {
  /** An account is connected: without one, nothing is released for sending. */
  isConnected: boolean;
  /** The project that messages are moved to. */
  projectId?: string | undefined;
  /** Who has a message or a job there; empty if the user wants them moved too. */
  known: ReadonlySet<string>;
};

/** Undefined if the action applies. */
export function judgeChosen(
  action: SelectionAction,
  message: ChosenMessage,
  circumstances: Circumstances,
): LeftReason | undefined {
  // For every action: its outcome is open until the sender has finished.
  if (message.status === 'sending') return 'sending';
  switch (action) {
    case 'approve':
      return whyNotApproved(message, circumstances);
    case 'skip':
      return message.status === 'review' || message.status === 'waiting' ? undefined : stateOf(message);
    case 'move':
      return whyNotMoved(message, circumstances);
    case 'delete':
      // It may have arrived, so it stays where the user can see it.
      if (message.status === 'unknown') return 'check';
      return message.isRewritten ? 'rewriting' : undefined;
  }
}

function whyNotApproved(message: ChosenMessage, { isConnected }: Circumstances): LeftReason | undefined {
  if (message.status !== 'review') return stateOf(message);
  if (message.isCautioned) return 'closer_look';
  if (message.isBlocked) return 'do_not_contact';
  return isConnected ? undefined : 'disconnected';
}

function whyNotMoved(message: ChosenMessage, { projectId, known }: Circumstances): LeftReason | undefined {
  if (message.projectId === projectId) return 'same_project';
  if (message.isRewritten) return 'rewriting';
  return known.has(message.username) ? 'has_message' : undefined;
}

/** Its present state, if the user expected another. */
function stateOf({ isSent, status }: ChosenMessage): LeftReason {
  if (isSent) return 'sent';
  switch (status) {
    case null:
      return 'unscheduled';
    case 'unknown':
      return 'check';
    case 'review':
      return 'waiting';
    default:
      return status;
  }
}
