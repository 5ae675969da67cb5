// One conversation: who, what came of it, what was said, and the box to write back.
import { Link } from 'react-router';
import { connectFirst, type OpenThread, type Thread } from '@opener/contract/conversation';
import { ApiError, failureDetail } from '../../../lib/api.ts';
import { useIsShown } from '../../../lib/use-is-shown.ts';
import { useKeys } from '../../../lib/use-keys.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { cx } from '../../../ui/cx.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useMarkRead } from '../api/mark-read.ts';
import { useThread } from '../api/get-thread.ts';
import { ReplyBox } from '../reply/reply-box.tsx';
import { EntryList } from './entry-list.tsx';
import type { Explain } from './entry.tsx';
import { OutcomeBar } from './outcome-bar.tsx';
import { StopBanner } from './stop-banner.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { useReadOnOpen } from './use-read-on-open.ts';

export interface ThreadPaneProps {
  id: string;
  /** From the list, to show its head before it is loaded. */
  known: Thread | undefined;
  /** Next to the list, with its own scroll bar; otherwise it is the page. */
  boxed: boolean;
  /** Where the list is. */
  listAt: string;
  why: Explain;
  /** Removes the person from the do-not-contact list. */
  onAllow: (username: string) => Promise<unknown>;
  onClose: () => void;
}

export function ThreadPane({ id, known, boxed, listAt, why, onAllow, onClose }: ThreadPaneProps) {
  const query = useThread(id);
  const thread = query.data;
  useReadOnOpen(thread);
  const markUnread = useUnreadMark(id, onClose);
  useKeys({ u: () => (thread?.last_answer_at ?? null) !== null && markUnread() });

  if (query.error instanceof ApiError && query.error.status === 404 && !thread)
    return <Gone level={boxed ? 2 : 1} listAt={listAt} />;
  return (
    // As a page it is at least as high as the window, so that the box to write in is at its lower edge.
    <div className={cx('flex flex-col', boxed ? 'h-full min-h-0' : 'min-h-[calc(100dvh-8.5rem)]')}>
      <div
        className={
          boxed ? 'space-y-2.5 border-b border-line px-5 py-3' : 'space-y-3 border-b border-line pb-4'
        }
      >
        <ThreadHeader thread={thread ?? known} level={boxed ? 2 : 1} onUnread={markUnread} />
        {thread && <OutcomeBar thread={thread} />}
        {thread?.do_not_contact && <StopBanner username={thread.username} onAllow={onAllow} />}
      </div>
      {thread ? (
        <>
          <EntryList thread={thread} boxed={boxed} why={why} />
          <Foot thread={thread} boxed={boxed} onRefused={() => void query.refetch()} />
        </>
      ) : query.isError ? (
        <ErrorState level={boxed ? 3 : 2} onRetry={() => void query.refetch()} busy={query.isFetching} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function useUnreadMark(id: string, onClose: () => void): () => void {
  const toast = useToast();
  const { mutateAsync, isPending } = useMarkRead();
  const isShown = useIsShown();
  async function mark(): Promise<void> {
    try {
      await mutateAsync({ id, read: false });
      toast.success('Marked as unread');
      // By now another conversation may be open.
      if (isShown.current) onClose();
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to mark it as unread');
    }
  }
  return () => void (isPending || mark());
}

/** The box, or why nothing can be written. */
function Foot({ thread, boxed, onRefused }: { thread: OpenThread; boxed: boolean; onRefused: () => void }) {
  // Said at the top, with a way to take it back.
  if (thread.do_not_contact) return null;
  return (
    <div
      data-stays={boxed ? undefined : 'actions'}
      className={
        boxed
          ? 'border-t border-line px-5 py-3'
          : 'sticky bottom-0 z-10 -mx-4 mt-auto border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] short:static sm:-mx-6 sm:px-6'
      }
    >
      {thread.cannot_write === null ? (
        <ReplyBox thread={thread} onRefused={onRefused} />
      ) : (
        <p className="text-sm text-muted">
          {thread.cannot_write}
          {thread.cannot_write === connectFirst(thread.account) && (
            <>
              {' '}
              <Link to="/app/dashboard#instagram" className="font-semibold text-blue">
                Go to the connection
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}

function Gone({ level, listAt }: { level: 1 | 2; listAt: string }) {
  return (
    <EmptyState
      level={level}
      title="Conversation not found"
      text="It may have been deleted with its project."
      action={
        <ButtonLink to={listAt} variant="secondary">
          Back to conversations
        </ButtonLink>
      }
    />
  );
}

function Loading() {
  return (
    <div className="space-y-5 p-5">
      <Spinner label="Loading the conversation" className="sr-only" />
      <Skeleton className="ms-auto h-24 w-4/5 rounded-bubble rounded-ee-tail" />
      <Skeleton className="h-16 w-3/5 rounded-bubble rounded-es-tail" />
    </div>
  );
}
