// The labels of the states that a list can be filtered by.
import type { MessageState } from '@opener/contract/message-list';

interface StateWords {
  label: string;
  /** When there are none. */
  none: string;
}

export const stateWords: Record<MessageState, StateWords> = {
  unsent: { label: 'Unsent', none: 'Every message was sent, or is on its way.' },
  review: { label: 'For your review', none: 'No message waits for your review.' },
  own_look: { label: 'For your own look', none: 'No message wants your own look.' },
  approvable: { label: 'Ready to approve', none: 'No message is ready to be approved.' },
  waiting: { label: 'Waiting', none: 'No message waits to be sent.' },
  held: { label: 'Held', none: 'No message is held back.' },
  scheduled: { label: 'Scheduled', none: 'No message is about to go out by itself.' },
  approved: { label: 'Approved', none: 'No message that you approved is waiting.' },
  sent: { label: 'Sent', none: 'No message was sent yet.' },
  by_hand: { label: 'By hand', none: 'You sent no message by hand.' },
  answered: { label: 'Answered', none: 'Nobody has answered yet.' },
  check: { label: 'To check', none: 'There is nothing to check.' },
  failed: { label: 'Failed', none: 'No message failed to be sent.' },
  skipped: { label: 'Skipped', none: 'No message was skipped.' },
};
