// What an edit still affects, depending on the delivery status.
import type { Message } from '@opener/contract/message';

export function editNote({ sent, delivery }: Message): string | undefined {
  if (sent || delivery?.status === 'sent') {
    return 'This message was already sent. Editing it changes only your copy.';
  }
  switch (delivery?.status) {
    case 'sending':
      return 'This message is being sent right now. Editing it changes only your copy.';
    case 'unknown':
      return 'This message may have been sent already. Editing it changes your copy, and what goes out if you send it again.';
    case 'review':
    case 'waiting':
    case 'held':
      return 'This message has not been sent yet. What you save here is what goes out.';
    default:
      return undefined;
  }
}
