// After a visit to Instagram: asks whether it was sent. Marking it can be undone.
import type { Message } from '@opener/contract/message';
import { Button } from '../../../ui/button.tsx';
import { useMarkSent } from './use-mark-sent.ts';
import { CircleCheck } from '../../../ui/icons/index.ts';

interface SentOfferProps {
  message: Message;
  copied: boolean;
  onClose: () => void;
}

export function SentOffer({ message, copied, onClose }: SentOfferProps) {
  const { mark, isPending } = useMarkSent(message);
  return (
    <output className="flex animate-rise flex-wrap items-center gap-x-3 gap-y-2 rounded-ctl bg-blue-soft py-2 ps-4 pe-2 text-sm sm:max-w-160">
      {message.sent ? (
        <>
          <span className="flex min-w-0 flex-1 basis-40 items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 text-green" />
            Marked as sent.
          </span>
          <Button variant="ghost" size="sm" busy={isPending} onClick={() => mark(false)}>
            Undo
          </Button>
          <Button variant="ghost" size="sm" onClick={onClose}>
            Close
          </Button>
        </>
      ) : (
        <>
          <span className="min-w-0 flex-1 basis-40">
            {copied && 'The text is on your clipboard. '}Did you send it?
          </span>
          <Button variant="secondary" size="sm" busy={isPending} onClick={() => mark(true)}>
            Mark as sent
          </Button>
          <Button variant="ghost" size="sm" onClick={onClose}>
            Not yet
          </Button>
        </>
      )}
    </output>
  );
}
