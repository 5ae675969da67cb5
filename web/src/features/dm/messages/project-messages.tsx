// The card of a project's messages: search, order, and a list that stays light however long it is.
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useMessageCounts } from '../api/count-messages.ts';
import { useProjectMessages } from '../api/list-project-messages.ts';
import { MessageCard } from './message-card.tsx';
import { ListEnd, MessagesLoading, NothingFound } from './message-states.tsx';
import { MessageToolsBar } from './message-tools-bar.tsx';
import { readList } from './read-list.ts';
import { StateFilter } from './state-filter.tsx';
import { useMessageDesk } from './use-message-desk.tsx';
import { useMessageView } from './use-message-view.ts';
import { BoxedRows } from './virtual-rows.tsx';

interface ProjectMessagesProps {
  projectId: string;
  /** A rewrite was asked for, or it is over: the credits and the jobs may have changed. */
  onRewrite?: () => void;
  /** A message was approved, skipped or sent: the counts about sending have changed. */
  onDeliveryChanged?: () => void;
  /** Takes somebody off the do-not-contact list. */
  onAllow?: (username: string) => Promise<unknown>;
  canSend?: boolean;
}

export function ProjectMessages({
  projectId,
  onRewrite,
  onDeliveryChanged,
  onAllow,
  canSend = false,
}: ProjectMessagesProps) {
  const view = useMessageView();
  const query = useProjectMessages(projectId, view);
  const list = readList(query);
  const { tools, sheets } = useMessageDesk({
    copied: { text: 'Copied!' },
    onRewrite,
    onDeliveryChanged,
    onAllow,
    canSend,
  });
  const counts = useMessageCounts({ q: view.q, fit: view.fit, project: projectId });
  const narrowed = view.q !== '' || view.fit !== undefined || view.state !== undefined;

  return (
    <Card
      id="messages"
      className="scroll-mt-2"
      title="Generated Messages"
      action={(list.total > 0 || narrowed) && <MessageToolsBar {...view.bar} className="w-full md:w-110" />}
    >
      <StateFilter counts={counts.data} state={view.state} onState={view.onState} className="mb-4" />
      {list.status === 'loading' && <MessagesLoading />}
      {list.status === 'failed' && (
        <ErrorState level={3} onRetry={() => void query.refetch()} busy={query.isFetching} />
      )}
      {list.status === 'ready' &&
        list.total === 0 &&
        (narrowed ? (
          <NothingFound level={3} search={view.q} fit={view.fit} state={view.state} onClear={view.clear} />
        ) : (
          <EmptyState
            level={3}
            title="No messages yet"
            text="Add a username to the queue. The message written for them appears here."
          />
        ))}
      {list.total > 0 && (
        <BoxedRows
          label="Generated messages"
          className={cx(
            '-mx-4 -mb-4 max-h-[min(52rem,82dvh)] overflow-y-auto border-t border-line px-4 sm:-mx-5.5 sm:-mb-5.5 sm:px-5.5',
            list.stale && 'opacity-60',
          )}
          messages={list.messages}
          total={list.total}
          estimate={240}
          rowClass="border-line py-5 not-first:border-t"
          onEnd={list.onEnd}
        >
          {(message) => <MessageCard message={message} tools={tools} level={3} />}
        </BoxedRows>
      )}
      <ListEnd {...list.end} />
      {sheets}
    </Card>
  );
}
