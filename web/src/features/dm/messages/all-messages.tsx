// All messages of the user on one page, with what is known about each recipient.
import type { ReactNode } from 'react';
import type { Message } from '@opener/contract/message';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListEnd } from '../../../ui/list-end.tsx';
import { NameSelect } from '../../../ui/name-select.tsx';
import { wholeNumber } from '../../../lib/format.ts';
import { useMessageCounts } from '../api/count-messages.ts';
import { useMessages } from '../api/list-messages.ts';
import { useBulkSelection } from '../selection/use-bulk-selection.tsx';
import { BeyondList } from './beyond-list.tsx';
import { MessageCard } from './message-card.tsx';
import { MessagesLoading, NothingFound } from './message-states.tsx';
import { MessageToolsBar } from './message-tools-bar.tsx';
import { NarrowedBy } from './narrowed-by.tsx';
import { type List, readList } from '../../../lib/read-list.ts';
import { countWith, moreIn, type MoreInReview } from './more-in-review.ts';
import { StateFilter } from './state-filter.tsx';
import { useMessageActions } from './use-message-actions.tsx';
import { useMessageView } from './use-message-view.ts';
import { PageRows } from '../../../ui/virtual-rows.tsx';

const copied = { text: 'Message copied to clipboard!', duration: 1500 };

interface AllMessagesProps {
  /** The projects to filter by; undefined until loaded. */
  projects?: readonly { id: string; name: string }[] | undefined;
  onRewrite?: () => void;
  onDeliveryChanged?: () => void;
  /** Removes the person from the do-not-contact list. */
  onAllow?: (username: string) => Promise<unknown>;
  canSend?: boolean;
  /** Follow-ups in review. */
  more?: MoreInReview | undefined;
}

export function AllMessages({
  projects,
  onRewrite,
  onDeliveryChanged,
  onAllow,
  canSend = false,
  more,
}: AllMessagesProps) {
  const view = useMessageView();
  // An unknown project does not filter.
  const project = projects?.some(({ id }) => id === view.project) === false ? undefined : view.project;
  const query = useMessages({ ...view, project });
  const counts = useMessageCounts({ ...view, project });
  const list = readList(query);
  const all = readList(useMessages());
  const { tools, sheets } = useMessageActions({ copied, onRewrite, onDeliveryChanged, onAllow, canSend });

  const { selection, entry, bar } = useBulkSelection({
    matching: { ...view, project },
    list,
    projects,
    onChanged: onDeliveryChanged,
  });

  const beyond = <BeyondList unlisted={counts.data?.unlisted} state={view.state} />;
  if (all.status === 'ready' && all.total === 0)
    return (
      <>
        <NoMessages />
        {beyond}
      </>
    );
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <MessageToolsBar {...view.bar} className="basis-full lg:max-w-150 lg:flex-1" />
        <NameSelect
          label="Project"
          all="All projects"
          options={projects}
          value={project}
          onChange={view.onProject}
          className="max-sm:w-full sm:max-w-64"
        />
      </div>
      <div className="mt-3 flex items-start gap-2">
        <StateFilter
          counts={countWith(counts.data, more)}
          state={view.state}
          onState={view.onState}
          className="flex-1"
        />
        {entry}
      </div>
      <NarrowedBy {...view} className="mt-3" />
      {bar}
      <div className={cx('mt-4', list.stale && 'opacity-60')}>
        {more?.list}
        {(list.status !== 'ready' || moreIn(more, view.state) === 0) && (
          <ListState query={query} list={list} view={view} project={project} />
        )}
        {list.total > 0 && (
          <Rows list={list}>
            {(message) => (
              <MessageCard message={message} tools={tools} selection={selection} level={2} withTarget />
            )}
          </Rows>
        )}
      </div>
      <ListEnd noun="messages" {...list.end} />
      <Showing list={list} all={all} />
      {list.status === 'ready' && beyond}
      {sheets}
    </>
  );
}

interface ListStateProps {
  query: ReturnType<typeof useMessages>;
  list: List<Message>;
  view: ReturnType<typeof useMessageView>;
  project: string | undefined;
}

/** Instead of rows: loading, failed, or nothing found. */
function ListState({ query, list, view, project }: ListStateProps) {
  if (list.status === 'loading')
    return (
      <Card>
        <MessagesLoading />
      </Card>
    );
  if (list.status === 'failed')
    return (
      <Card>
        <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching} />
      </Card>
    );
  if (list.total > 0) return null;
  return (
    <Card>
      <NothingFound
        level={2}
        search={view.q}
        fit={view.fit}
        state={view.state}
        inPart={[project, view.from, view.to, view.account].some((one) => one !== undefined)}
        onClear={view.clear}
      />
    </Card>
  );
}

function Rows({ list, children }: { list: List<Message>; children: (message: Message) => ReactNode }) {
  const { rows, total, starts, onStart, onEnd } = list;
  return (
    <PageRows label="Messages" estimate={420} rowClass="pb-4" {...{ rows, total, starts, onStart, onEnd }}>
      {(message) => <Card className="has-[[data-choice]:checked]:border-blue">{children(message)}</Card>}
    </PageRows>
  );
}

function Showing({ list, all }: { list: List<Message>; all: List<Message> }) {
  if (all.status !== 'ready' || list.status !== 'ready') return null;
  return (
    <output className="mt-2 block text-center text-sm text-muted tabular-nums">
      Showing {wholeNumber(list.total)}
      {list.isLeast && '+'} of {wholeNumber(Math.max(all.total, list.total))} messages
    </output>
  );
}

function NoMessages() {
  return (
    <Card className="mt-6">
      <EmptyState
        title="No messages yet"
        text="Messages you generate in your projects appear here."
        action={<ButtonLink to="/app/projects">Go to projects</ButtonLink>}
      />
    </Card>
  );
}
