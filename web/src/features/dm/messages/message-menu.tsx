// Rarely used actions of a message.
import type { Message } from '@opener/contract/message';
import { wholeNumber } from '../../../lib/format.ts';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useAnsweredMark } from './use-mark-answered.ts';
import { useMarkSent } from './use-mark-sent.ts';
import {
  Check,
  Ellipsis,
  MessageCircleReply,
  RefreshCw,
  RotateCcwClock,
  Send,
  Undo2,
} from '../../../ui/icons/index.ts';

interface MessageMenuProps {
  message: Message;
  rewriting: boolean;
  onRewrite: () => void;
  onVersions: () => void;
  /** Absent if it cannot be sent from here. */
  onSend: (() => void) | undefined;
}

export function MessageMenu({ message, rewriting, onRewrite, onVersions, onSend }: MessageMenuProps) {
  const { mark } = useMarkSent(message);
  const markAnswered = useAnsweredMark(message);
  const answered = (message.answered_at ?? null) !== null;
  const toast = useToast();
  const versions = message.versions ?? 0;
  return (
    <Menu
      label={`More actions for @${message.username}`}
      trigger={
        <button
          type="button"
          className="grid size-9 place-items-center rounded-ctl text-muted hover:bg-well hover:text-ink touch:size-11"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </button>
      }
    >
      <MenuItem icon={<RefreshCw aria-hidden="true" />} disabled={rewriting} onSelect={onRewrite}>
        Rewrite
      </MenuItem>
      {versions > 0 && (
        <MenuItem icon={<RotateCcwClock aria-hidden="true" />} onSelect={onVersions}>
          Earlier versions ({wholeNumber(versions)})
        </MenuItem>
      )}
      {onSend && (
        <MenuItem icon={<Send aria-hidden="true" />} onSelect={onSend}>
          Send with Opener
        </MenuItem>
      )}
      {/* What Opener has sent stays sent. */}
      {message.delivery?.status === 'sent' ? null : message.sent ? (
        <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={() => mark(false)}>
          Mark as not sent
        </MenuItem>
      ) : (
        <MenuItem
          icon={<Check aria-hidden="true" />}
          onSelect={() => mark(true, () => toast.success('Marked as sent'))}
        >
          Mark as sent
        </MenuItem>
      )}
      {/* A reply that Instagram reported cannot be unmarked. */}
      {message.sent && (message.delivery?.answered_at ?? null) === null && (
        <MenuItem
          icon={answered ? <Undo2 aria-hidden="true" /> : <MessageCircleReply aria-hidden="true" />}
          onSelect={() => markAnswered(!answered)}
        >
          {answered ? 'Mark as not answered' : 'Mark as answered'}
        </MenuItem>
      )}
    </Menu>
  );
}
