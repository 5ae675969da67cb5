// What an edit still affects, depending on the delivery status.
import type { Message } from '@opener/contract/message';

/** Said after saving, if it was sent while it was being edited. */
export const sentAsItWas = 'It was already on its way, with the earlier text. Only your copy has changed.';

export function editNote({ sent, delivery }: Message): string | undefined {
  if (sent || delivery?.status === 'sent') {
    return 'This message was already sent. Editing it changes only your copy.';
  }
  switch (delivery?.status) {
    case 'sending':
      return 'This message is being sent right now. Editing it changes only your copy.';
    case 'unknown':
      return 'This message may have been sent already. Editing it changes your copy, and the text that is sent if you send it again.';
    case 'review':
    case 'waiting':
    case 'held':
      return 'This message has not been sent yet. The text you save here is the one that is sent.';
    default:
      return undefined;
  }
}
