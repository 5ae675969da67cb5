// Opens the conversation: copies the text first, then opens Instagram in a new tab.
import type { MouseEvent } from 'react';
import type { Message } from '@opener/contract/message';
import { copyFailed, copyText } from '../../../lib/copy-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';

export function InstagramLink({
  message,
  onOpened,
}: {
  message: Message;
  onOpened: (copied: boolean) => void;
}) {
  const toast = useToast();
  const address = `https://ig.me/m/${encodeURIComponent(message.username)}`;

  // A page without focus may not write to the clipboard, so the tab opens afterwards.
  async function copyAndOpen(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const copied = await copyText(message.generated_message);
    if (!copied) toast.error(copyFailed);
    window.open(address, '_blank', 'noopener,noreferrer');
    onOpened(copied);
  }

  return (
    <ButtonLink
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      variant="ghost"
      size="sm"
      onClick={(event) => void copyAndOpen(event)}
    >
      Open in Instagram
    </ButtonLink>
  );
}
