// The conversations: the list and the open one side by side on wide screens, one at a time on phones.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readList } from '../../lib/read-list.ts';
import { useHideBottomBar } from '../../lib/shell.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { useMinWidth } from '../../lib/use-min-width.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ArrowLeft } from '../../ui/icons/index.ts';
import { Link } from '../../ui/link.tsx';
import { useThreadCounts } from './api/count-threads.ts';
import { useThreads } from './api/list-threads.ts';
import { NoThreads } from './list/list-states.tsx';
import { sheet, ThreadList } from './list/thread-list.tsx';
import { ThreadFilters, ThreadSearch } from './list/thread-tools.tsx';
import { useThreadView } from './list/use-thread-view.ts';
import { NoticesButton } from './notices/notices-button.tsx';
import { ShortcutsButton } from './shortcuts.tsx';
import type { Explain } from './thread/entry.tsx';
import { ThreadPane } from './thread/thread-pane.tsx';

interface ConversationsProps {
  /** The open one, if any. */
  threadId: string | undefined;
  /** The projects to filter by; undefined until loaded. */
  projects: readonly { id: string; name: string }[] | undefined;
  /** Whether an Instagram account is connected; undefined until known. */
  connected: boolean | undefined;
  why: Explain;
  /** Removes the person from the do-not-contact list. */
  onAllow: (username: string) => Promise<unknown>;
}

const base = '/app/conversations';

export function Conversations({ threadId, projects, connected, why, onAllow }: ConversationsProps) {
  const wide = useMinWidth('64rem');
  const view = useThreadView();
  // An unknown project does not filter.
  const project = projects?.some(({ id }) => id === view.project) === false ? undefined : view.project;
  const query = useThreads({ q: view.q || undefined, filter: view.filter, project, unread: view.unread });
  const counts = useThreadCounts({ q: view.q || undefined, project });
  const all = useThreadCounts();
  useLoggedFailure('The conversations could not be counted', counts.error);
  const list = readList(query);
  const { search } = useLocation();
  const { isReturn, last, fromList, close } = useWayBack(threadId, wide);
  const addressOf = (id: string) => `${base}/${id}${search}`;
  const known = list.rows.find(({ id }) => id === threadId);
  useDocumentTitle(known ? `@${known.username}` : 'Conversations');
  useNextAndPrevious({ rows: list.rows, threadId, fromList, addressOf });
  useHideBottomBar(threadId !== undefined && !wide);

  const pane = threadId !== undefined && (
    <ThreadPane
      key={threadId}
      id={threadId}
      known={known}
      boxed={wide}
      listAt={base + search}
      why={why}
      onAllow={onAllow}
      onClose={close}
    />
  );
  if (pane && !wide) {
    return (
      <>
        <BackLink to={base + search} onBack={close} />
        {pane}
      </>
    );
  }
  const tools = <ThreadSearch view={view} projects={projects} project={project} />;
  const empty = all.data?.all === 0 && threadId === undefined;
  return (
    <>
      <Head withTools={!empty} wide={wide} />
      {empty ? (
        <Card className="mt-6">
          <NoThreads connected={connected} />
        </Card>
      ) : (
        <>
          <div className="mt-4 space-y-3">
            {!wide && tools}
            <ThreadFilters view={view} counts={counts.data} />
          </div>
          <div
            className={
              wide
                ? // As high as the window leaves room for, so that the box to write in is in view.
                  'mt-3 grid h-[calc(100dvh-15rem)] min-h-136 grid-cols-[23rem_minmax(0,1fr)] gap-4'
                : 'mt-3'
            }
          >
            <ThreadList
              list={list}
              tools={wide && tools}
              boxed={wide}
              busy={query.isFetching}
              onRetry={() => void query.refetch()}
              view={view}
              at={threadId ?? last}
              current={threadId}
              isReturn={isReturn}
              addressOf={addressOf}
              withProject={project === undefined && (projects?.length ?? 0) > 1}
            />
            {wide && (
              <div className={sheet}>
                {pane || (list.status === 'ready' && list.total === 0 ? null : <NoneOpen />)}
              </div>
            )}
          </div>
        </>
      )}
    </>
  );
}

function Head({ withTools, wide }: { withTools: boolean; wide: boolean }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-2xl">Conversations</h1>
        <p className="mt-2 text-muted">Everyone Opener wrote to for you, and what they answered.</p>
      </div>
      {withTools && (
        <div className="flex flex-wrap gap-2">
          <NoticesButton />
          {wide && <ShortcutsButton />}
        </div>
      )}
    </div>
  );
}

function NoneOpen() {
  return (
    <div className="grid h-full place-items-center">
      <EmptyState title="Choose a conversation" text="It opens here, with a box to write back." />
    </div>
  );
}

function BackLink({ to, onBack }: { to: string; onBack: () => void }) {
  return (
    <Link
      to={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onBack();
      }}
      className="-mt-2 mb-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-blue"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Conversations
    </Link>
  );
}

interface WayBack {
  /** Whether this conversation was just left, so that its row takes the focus; true once. */
  isReturn: (id: string) => boolean;
  /** The one that was open last, to find its place in the list. */
  last: string | undefined;
  /** Whether the list is the history entry before. */
  fromList: boolean;
  close: () => void;
}

/** Back to the list, where it was. On phones by the history, so that the browser's own way back is the same. */
function useWayBack(threadId: string | undefined, wide: boolean): WayBack {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const [last, setLast] = useState(threadId);
  if (threadId !== undefined && threadId !== last) setLast(threadId);
  const left = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (threadId !== undefined) left.current = threadId;
  }, [threadId]);
  const fromList = typeof state === 'object' && state !== null && 'fromList' in state;
  const isReturn = useCallback((id: string) => {
    if (left.current !== id) return false;
    left.current = undefined;
    return true;
  }, []);
  return {
    isReturn,
    last,
    fromList,
    close: () => void (fromList && !wide ? navigate(-1) : navigate(base + search, { replace: true })),
  };
}

interface Neighbours {
  rows: readonly { id: string }[];
  threadId: string | undefined;
  fromList: boolean;
  addressOf: (id: string) => string;
}

/** J and K go through the list. */
function useNextAndPrevious({ rows, threadId, fromList, addressOf }: Neighbours): void {
  const navigate = useNavigate();
  // The address follows later than the next key, if the keys are quick.
  const reached = useRef(threadId);
  useEffect(() => {
    reached.current = threadId;
  }, [threadId]);
  const go = (step: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === reached.current);
    const next = rows[at === -1 ? 0 : at + step];
    if (!next) return;
    const open = reached.current !== undefined;
    reached.current = next.id;
    // The same history entry, so that back does not lead through everything that was looked at.
    void navigate(addressOf(next.id), {
      replace: open,
      state: open && !fromList ? null : { fromList: true },
    });
  };
  useKeys({ j: () => go(1), k: () => go(-1) });
}
