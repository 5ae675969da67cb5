// The drawer with the earlier texts of a message, each of which can be restored.
import { useId } from 'react';
import { type Message, messageErrors, type MessageVersion } from '@opener/contract/message';
import { failureDetail } from '../../../lib/api.ts';
import { exactTime, timeAgo } from '../../../lib/format.ts';
import { useIsShown } from '../../../lib/use-is-shown.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Bubble } from '../../../ui/bubble.tsx';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useVersions } from '../api/list-versions.ts';
import { useRestoreVersion } from '../api/restore-version.ts';
import { canRestore, restoreFailed, textIsBack } from './use-undo.ts';

interface VersionsDrawerProps {
  message: Message;
  open: boolean;
  onClose: () => void;
}

export function VersionsDrawer({ message, open, onClose }: VersionsDrawerProps) {
  const toast = useToast();
  const versions = useVersions(message.id, open);
  const restoring = useRestoreVersion();
  const restorable = canRestore(message);
  const isShown = useIsShown(open);

  async function bringBack({ id }: MessageVersion): Promise<void> {
    try {
      await restoring.mutateAsync({ messageId: message.id, versionId: id });
      toast.success(textIsBack);
      if (isShown.current) onClose();
    } catch (error) {
      toast.error(failureDetail(error) ?? restoreFailed);
      void versions.refetch();
    }
  }

  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Earlier versions"
      description={`Your message to @${message.username}, newest first`}
    >
      {versions.isPending && <VersionsLoading />}
      {versions.isError && !versions.data && (
        <ErrorState level={3} onRetry={() => void versions.refetch()} busy={versions.isFetching} />
      )}
      {versions.data?.length === 0 && (
        <EmptyState
          level={3}
          title="No earlier versions"
          text="When this message is rewritten or edited, the previous text is kept here."
        />
      )}
      {versions.data && versions.data.length > 0 && (
        <>
          {!restorable && <Banner className="mb-4">{messageErrors.textIsFinal}</Banner>}
          <ol className="divide-y divide-line">
            {versions.data.map((version) => (
              <VersionRow
                key={version.id}
                version={version}
                busy={restoring.isPending && restoring.variables.versionId === version.id}
                disabled={restoring.isPending}
                onRestore={restorable ? () => void bringBack(version) : undefined}
              />
            ))}
          </ol>
        </>
      )}
    </Drawer>
  );
}

interface VersionRowProps {
  version: MessageVersion;
  busy: boolean;
  disabled: boolean;
  /** Absent if the message can't be changed. */
  onRestore: (() => void) | undefined;
}

function VersionRow({ version, busy, disabled, onRestore }: VersionRowProps) {
  const id = useId();
  const now = useNow();
  const { text, origin, instruction, replaced_at: replaced } = version;
  return (
    <li className="space-y-2.5 py-5 first:pt-1 last:pb-0">
      <div id={id} className="text-sm text-muted">
        <p>
          <span className="font-semibold text-ink">
            {origin === 'edited' ? 'Edited by you' : 'Written by Opener'}
          </span>
          {' · '}
          <time dateTime={replaced} title={exactTime(replaced)} className="whitespace-nowrap tabular-nums">
            replaced {timeAgo(replaced, now).replace('Just', 'just')}
          </time>
        </p>
        {instruction && (
          <p className="[overflow-wrap:anywhere]">
            You asked for: <bdi>“{instruction}”</bdi>
          </p>
        )}
      </div>
      <Bubble tone="quiet">{text}</Bubble>
      {onRestore && (
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={id}
          busy={busy}
          disabled={disabled}
          onClick={onRestore}
        >
          Restore
        </Button>
      )}
    </li>
  );
}

function VersionsLoading() {
  return (
    <div className="space-y-6 pt-1">
      <Spinner label="Loading earlier versions" className="sr-only" />
      {[1, 2].map((row) => (
        <div key={row} aria-hidden="true" className="space-y-2.5">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-28 rounded-bubble rounded-es-tail" />
          <Skeleton className="h-9 w-26 rounded-ctl" />
        </div>
      ))}
    </div>
  );
}
