// The latest messages, ready to copy.
import { Link } from 'react-router';
import type { Message } from '@opener/contract/message';
import { copyFailed, copyText } from '../../lib/copy-text.ts';
import { exactTime, shortDate } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CardFailed, CardLoading, cornerLink } from '../../ui/card-states.tsx';
import { Check } from '../../ui/icons/index.ts';

interface RecentMessagesCardProps {
  messages: Message[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

export function RecentMessagesCard({ messages, failed, onRetry }: RecentMessagesCardProps) {
  const some = messages !== undefined && messages.length > 0;
  return (
    <Card
      title="Recent Messages"
      action={
        some && (
          <Link to="/app/messages" className={cornerLink}>
            View all
          </Link>
        )
      }
    >
      {some && (
        <ul className="border-t border-line">
          {messages.map((message) => (
            <RecentMessage key={message.id} message={message} />
          ))}
        </ul>
      )}
      {messages?.length === 0 && (
        <EmptyState
          level={3}
          className="py-4"
          title="No messages yet"
          text="Messages written for you appear here, ready to copy."
        />
      )}
      {!messages && (failed ? <CardFailed onRetry={onRetry} /> : <CardLoading rows={4} />)}
    </Card>
  );
}

function RecentMessage({ message }: { message: Message }) {
  const now = useNow();
  const toast = useToast();

  async function copy() {
    if (await copyText(message.generated_message)) toast.success('Copied!');
    else toast.error(copyFailed);
  }

  return (
    <li className="border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="min-w-0 flex-1 truncate font-mono text-sm leading-6 font-semibold tracking-normal">
          @{message.username}
        </h3>
        {message.sent && (
          <Badge tone="green" icon={<Check aria-hidden="true" strokeWidth={3} />}>
            Sent
          </Badge>
        )}
        <time
          dateTime={message.created_at}
          title={exactTime(message.created_at)}
          className="text-sm whitespace-nowrap text-muted tabular-nums"
        >
          {shortDate(message.created_at, now)}
        </time>
      </div>
      <div className="mt-1 flex items-start gap-3">
        <p className="line-clamp-2 min-w-0 flex-1 text-sm text-muted [overflow-wrap:anywhere]" dir="auto">
          {message.generated_message}
        </p>
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          Copy DM
        </Button>
      </div>
    </li>
  );
}
