// What each action does not apply to, and why.
import type { LeftReason, SelectionAction } from '@opener/contract/selection';
import type { ChosenMessage } from './selection.repo.ts';

export type Circumstances = {
  /** An account is connected: without one, nothing is let out. */
  isConnected: boolean;
  /** Where messages are moved to. */
  projectId?: string | undefined;
  /** Who has a message there, or waits for one; empty when the person wants them moved too. */
  known: ReadonlySet<string>;
};

/** Undefined when it can be done. */
export function judgeChosen(
  action: SelectionAction,
  message: ChosenMessage,
  circumstances: Circumstances,
): LeftReason | undefined {
  // Whatever is asked for: only the sender knows what becomes of it.
  if (message.status === 'sending') return 'sending';
  switch (action) {
    case 'approve':
      return whyNotApproved(message, circumstances);
    case 'skip':
      return message.status === 'review' || message.status === 'waiting' ? undefined : placeOf(message);
    case 'move':
      return whyNotMoved(message, circumstances);
    case 'delete':
      // It may have arrived, so it stays where the person can see it.
      if (message.status === 'unknown') return 'check';
      return message.isRewritten ? 'rewriting' : undefined;
  }
}

function whyNotApproved(message: ChosenMessage, { isConnected }: Circumstances): LeftReason | undefined {
  if (message.status !== 'review') return placeOf(message);
  if (message.isCautioned) return 'own_look';
  if (message.isBlocked) return 'do_not_contact';
  return isConnected ? undefined : 'disconnected';
}

function whyNotMoved(message: ChosenMessage, { projectId, known }: Circumstances): LeftReason | undefined {
  if (message.projectId === projectId) return 'there';
  if (message.isRewritten) return 'rewriting';
  return known.has(message.username) ? 'known' : undefined;
}

/** Where it is, for somebody who expected it elsewhere. */
function placeOf({ isSent, status }: ChosenMessage): LeftReason {
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
