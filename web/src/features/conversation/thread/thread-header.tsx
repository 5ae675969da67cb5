// Who the conversation is with, where it began, and what to do with it as a whole.
import { Link } from 'react-router';
import type { Thread } from '@opener/contract/conversation';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/icons/index.ts';

interface ThreadHeaderProps {
  /** Undefined until loaded. */
  thread: Thread | undefined;
  /** 1 if the conversation is the whole page. */
  level: 1 | 2;
  onUnread: () => void;
}

export function ThreadHeader({ thread, level, onUnread }: ThreadHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {thread && <Avatar name={thread.full_name ?? thread.username} />}
      <div className="min-w-0 flex-1 basis-48">
        {/* The same element before and after loading, so that the focus stays. */}
        <Heading className="font-mono text-base leading-snug font-semibold tracking-normal">
          {thread ? `@${thread.username}` : 'Conversation'}
        </Heading>
        {thread && (
          <p className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">
            {thread.full_name !== null && (
              <>
                <bdi>{thread.full_name}</bdi>
                {'\u00A0· '}
              </>
            )}
            <Link to={`/app/projects/${thread.project.id}`} className="text-ink underline underline-offset-3">
              <bdi>{thread.project.name}</bdi>
            </Link>
            {`\u00A0· from @${thread.account}`}
          </p>
        )}
      </div>
      {thread && (
        <div className="flex gap-1.5">
          {thread.last_answer_at !== null && (
            <Button variant="ghost" size="sm" aria-keyshortcuts="U" onClick={onUnread}>
              Mark as unread
            </Button>
          )}
          <ButtonLink
            href={`https://ig.me/m/${encodeURIComponent(thread.username)}`}
            target="_blank"
            rel="noopener noreferrer"
            variant="ghost"
            size="sm"
            icon={<ExternalLink aria-hidden="true" className="size-4" />}
          >
            Instagram
          </ButtonLink>
        </div>
      )}
    </header>
  );
}
