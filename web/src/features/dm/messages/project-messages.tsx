// The card of a project's messages: search, sorting, and a virtualized list.
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListEnd } from '../../../ui/list-end.tsx';
import { useMessageCounts } from '../api/count-messages.ts';
import { useProjectMessages } from '../api/list-project-messages.ts';
import { useBulkSelection } from '../selection/use-bulk-selection.tsx';
import { MessageCard } from './message-card.tsx';
import { MessagesLoading, NothingFound } from './message-states.tsx';
import { MessageToolsBar } from './message-tools-bar.tsx';
import { NarrowedBy } from './narrowed-by.tsx';
import { readList } from '../../../lib/read-list.ts';
import { countWith, moreIn, type MoreInReview } from './more-in-review.ts';
import { StateFilter } from './state-filter.tsx';
import { useMessageActions } from './use-message-actions.tsx';
import { useMessageView } from './use-message-view.ts';
import { BoxedRows } from '../../../ui/virtual-rows.tsx';

/** A line along selected messages. */
const chosenRow =
  'before:absolute before:inset-y-0 before:-start-4 before:w-1 before:bg-blue not-has-[[data-choice]:checked]:before:hidden sm:before:-start-5.5';

interface ProjectMessagesProps {
  projectId: string;
  /** The projects that messages can be moved to; undefined until loaded. */
  projects?: readonly { id: string; name: string }[] | undefined;
  /** A rewrite was requested or has ended: the credits and the jobs may have changed. */
  onRewrite?: () => void;
  /** A message was approved, skipped or sent: the counts about sending have changed. */
  onDeliveryChanged?: () => void;
  /** Removes the person from the do-not-contact list. */
  onAllow?: (username: string) => Promise<unknown>;
  canSend?: boolean;
  /** Follow-ups in review. */
  more?: MoreInReview | undefined;
}

export function ProjectMessages({
  projectId,
  projects,
  onRewrite,
  onDeliveryChanged,
  onAllow,
  canSend = false,
  more,
}: ProjectMessagesProps) {
  const view = useMessageView();
  const query = useProjectMessages(projectId, view);
  const list = readList(query);
  const { tools, sheets } = useMessageActions({
    copied: { text: 'Copied!' },
    onRewrite,
    onDeliveryChanged,
    onAllow,
    canSend,
  });
  const counts = useMessageCounts({ ...view, project: projectId });
  const { selection, entry, bar } = useBulkSelection({
    matching: { ...view, project: projectId },
    list,
    projects,
    onChanged: onDeliveryChanged,
  });

  return (
    <Card
      id="messages"
      className="scroll-mt-2"
      title="Generated Messages"
      action={
        (list.total > 0 || view.narrowed) && <MessageToolsBar {...view.bar} className="w-full md:w-110" />
      }
    >
      <div className="mb-4 flex items-start gap-2">
        <StateFilter
          counts={countWith(counts.data, more)}
          state={view.state}
          onState={view.onState}
          className="flex-1"
        />
        {entry}
      </div>
      <NarrowedBy {...view} className="mb-4" />
      {bar}
      {more?.list}
      {list.status === 'loading' && <MessagesLoading />}
      {list.status === 'failed' && (
        <ErrorState level={3} onRetry={() => void query.refetch()} busy={query.isFetching} />
      )}
      {list.status === 'ready' &&
        list.total === 0 &&
        moreIn(more, view.state) === 0 &&
        (view.narrowed ? (
          <NothingFound
            level={3}
            search={view.q}
            fit={view.fit}
            state={view.state}
            inPart={[view.variant, view.from, view.to, view.account].some((one) => one !== undefined)}
            onClear={view.clear}
          />
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
          rows={list.rows}
          total={list.total}
          estimate={240}
          rowClass={cx('border-line py-5 not-first:border-t', chosenRow)}
          starts={list.starts}
          onStart={list.onStart}
          onEnd={list.onEnd}
        >
          {(message) => <MessageCard message={message} tools={tools} selection={selection} level={3} />}
        </BoxedRows>
      )}
      <ListEnd noun="messages" {...list.end} />
      {sheets}
    </Card>
  );
}
