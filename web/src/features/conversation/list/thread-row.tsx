// One conversation in the list: who, the latest words, and what came of it. The whole row is the link.
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Thread } from '@opener/contract/conversation';
import { plural } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { CircleAlert, UserX } from '../../../ui/icons/index.ts';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { OutcomeBadge } from '../outcome-badge.tsx';

interface ThreadRowProps {
  thread: Thread;
  to: string;
  current: boolean;
  withProject: boolean;
  /** Whether this is the conversation that was just left, whose row takes the focus back; true once. */
  isReturn: (id: string) => boolean;
}

export function ThreadRow({ thread, to, current, withProject, isReturn }: ThreadRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!current && isReturn(thread.id)) link.current?.focus();
  }, [isReturn, thread.id, current]);
  // Opened by a key while another row has the focus: that moves along.
  useEffect(() => {
    if (current && document.activeElement?.matches('[data-keeps-focus]')) link.current?.focus();
  }, [current]);

  const isNew = thread.unread > 0;
  return (
    <Link
      ref={link}
      to={to}
      state={{ fromList: true }}
      data-keeps-focus
      aria-current={current ? 'true' : undefined}
      className="group relative flex gap-3 px-4 py-3.5 no-underline hover:bg-well/60 focus-visible:-outline-offset-2 aria-[current=true]:bg-well"
    >
      <Avatar name={thread.full_name ?? thread.username} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-mono text-[0.9375rem] font-semibold text-ink">
            @{thread.username}
          </span>
          <TimeAgo iso={thread.last?.at ?? thread.last_answer_at ?? thread.began_at} />
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span
            dir="auto"
            className={cx('min-w-0 flex-1 truncate text-sm', isNew ? 'font-semibold text-ink' : 'text-muted')}
          >
            <Latest thread={thread} />
          </span>
          {isNew && (
            <CountBadge count={thread.unread}>
              <span className="sr-only">{plural(thread.unread, 'unread answer')}</span>
            </CountBadge>
          )}
        </span>
        <Marks thread={thread} withProject={withProject} />
      </span>
    </Link>
  );
}

function Latest({ thread: { last, last_answer_at: answered } }: { thread: Thread }) {
  if (!last) return answered === null ? 'Sent' : 'Answered';
  return (
    <>
      {last.sent_by !== 'them' && 'You: '}
      {last.text}
    </>
  );
}

function Marks({ thread, withProject }: { thread: Thread; withProject: boolean }) {
  const { outcome, do_not_contact: stopped, needs_me: needed } = thread;
  if (!outcome && !stopped && !needed && !withProject) return null;
  return (
    <span className="mt-1.5 flex min-w-0 flex-wrap items-center gap-1.5">
      {needed && (
        <Badge tone="amber" icon={<CircleAlert aria-hidden="true" />} className="shrink-0">
          Needs me
        </Badge>
      )}
      {outcome && <OutcomeBadge outcome={outcome} until={thread.not_now_until} />}
      {stopped && (
        <Badge tone="red" icon={<UserX aria-hidden="true" />} className="shrink-0">
          Do not contact
        </Badge>
      )}
      {withProject && (
        <bdi className="min-w-0 flex-1 basis-24 truncate text-xs text-muted">{thread.project.name}</bdi>
      )}
    </span>
  );
}
