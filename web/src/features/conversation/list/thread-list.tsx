// The list of conversations, in its own box or on the page, with its states.
import type { ReactNode } from 'react';
import type { Thread } from '@opener/contract/conversation';
import { plural } from '../../../lib/format.ts';
import type { List } from '../../../lib/read-list.ts';
import { cx } from '../../../ui/cx.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListEnd } from '../../../ui/list-end.tsx';
import { BoxedRows, PageRows } from '../../../ui/virtual-rows.tsx';
import { NothingFound, ThreadsLoading } from './list-states.tsx';
import { ThreadRow } from './thread-row.tsx';
import type { ThreadViewState } from './use-thread-view.ts';

/** A card whose content reaches its edges. */
export const sheet = 'min-h-0 min-w-0 overflow-clip rounded-card border border-line bg-card';

interface ThreadListProps {
  list: List<Thread>;
  /** Shown above the rows. */
  tools: ReactNode;
  boxed: boolean;
  busy: boolean;
  onRetry: () => void;
  view: ThreadViewState;
  /** The row to bring into view. */
  at: string | undefined;
  /** The open one. */
  current: string | undefined;
  isReturn: (id: string) => boolean;
  addressOf: (id: string) => string;
  withProject: boolean;
}

export function ThreadList({ list, tools, boxed, busy, onRetry, view, ...props }: ThreadListProps) {
  return (
    <div className={cx(sheet, boxed && 'flex flex-col')}>
      {tools && <div className="border-b border-line p-3">{tools}</div>}
      {list.status === 'loading' && <ThreadsLoading />}
      {list.status === 'failed' && <ErrorState onRetry={onRetry} busy={busy} />}
      {list.status === 'ready' && list.total === 0 && (
        <NothingFound
          search={view.q}
          filter={view.filter}
          inPart={view.unread || view.project !== undefined}
          onClear={view.clear}
        />
      )}
      {list.total > 0 && <FilledList list={list} boxed={boxed} {...props} />}
      <ListEnd noun="conversations" {...list.end} />
      {list.status === 'ready' && (
        <output className="sr-only">{plural(list.total, 'conversation')} found</output>
      )}
    </div>
  );
}

type FilledListProps = Omit<ThreadListProps, 'tools' | 'busy' | 'onRetry' | 'view'>;

function FilledList({ list, boxed, at, current, isReturn, addressOf, withProject }: FilledListProps) {
  const rows = {
    label: 'Conversations',
    rows: list.rows,
    total: list.total,
    estimate: 94,
    rowClass: 'border-line not-first:border-t',
    starts: list.starts,
    onStart: list.onStart,
    onEnd: list.onEnd,
    at,
    children: (thread: Thread) => (
      <ThreadRow
        thread={thread}
        to={addressOf(thread.id)}
        current={thread.id === current}
        withProject={withProject}
        isReturn={isReturn}
      />
    ),
  };
  const faded = list.stale && 'opacity-60';
  return boxed ? (
    <BoxedRows {...rows} className={cx('min-h-0 flex-1 overflow-y-auto', faded)} />
  ) : (
    <div className={cx(faded)}>
      <PageRows {...rows} />
    </div>
  );
}
