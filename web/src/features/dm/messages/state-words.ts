// The labels of the states that a list can be filtered by.
import type { MessageState } from '@opener/contract/message-list';

interface StateWords {
  label: string;
  /** When there are none. */
  none: string;
}

export const stateWords: Record<MessageState, StateWords> = {
  unsent: { label: 'Unsent', none: 'Every message has been sent or scheduled.' },
  review: { label: 'For your review', none: 'No messages are waiting for your review.' },
  closer_look: { label: 'Needs a closer look', none: 'No messages need a closer look.' },
  approvable: { label: 'Ready to approve', none: 'No messages are ready to approve.' },
  waiting: { label: 'Waiting', none: 'No messages are waiting to be sent.' },
  held: { label: 'Held', none: 'No messages are held.' },
  scheduled: { label: 'Scheduled', none: 'No messages are scheduled.' },
  approved: { label: 'Approved', none: 'No approved messages are waiting.' },
  sent: { label: 'Sent', none: 'No messages have been sent yet.' },
  by_hand: { label: 'By hand', none: 'You have not sent any messages by hand.' },
  answered: { label: 'Answered', none: 'No one has answered yet.' },
  interested: { label: 'Interested', none: 'No one is marked as interested yet.' },
  check: { label: 'To check', none: 'There is nothing to check.' },
  failed: { label: 'Failed', none: 'No messages have failed.' },
  skipped: { label: 'Skipped', none: 'No messages have been skipped.' },
};
