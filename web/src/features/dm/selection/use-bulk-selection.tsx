// Selecting several messages of a list: the button that starts it, the bar, and the dialogs of its actions.
import { useRef, useState, type ReactNode } from 'react';
import type { Message } from '@opener/contract/message';
import type { ChangedMessages, SelectionAction } from '@opener/contract/selection';
import { failureDetail } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { usePreviewChange } from '../api/change-messages.ts';
import { useListMessageIds, type Matching } from '../api/list-message-ids.ts';
import { ChangeDialog, type AskedAction } from './change-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useCarryOut } from './use-carry-out.ts';
import { useSelection, type Selection } from './use-selection.ts';

interface BulkSelectionOptions {
  /** The filters of the list. */
  matching: Matching;
  list: { rows: readonly Message[]; total: number };
  /** The projects that messages can be moved to. */
  projects: readonly { id: string; name: string }[] | undefined;
  onChanged: (() => void) | undefined;
}

export interface BulkSelection {
  selection: Selection;
  entry: ReactNode;
  bar: ReactNode;
}

/** Kept during the closing animation of the dialog. */
type Asking = { action: AskedAction; ids: string[]; told: ChangedMessages; open: boolean };
type Moving = { ids: string[]; open: boolean; opening: number };

export function useBulkSelection({
  matching,
  list,
  projects,
  onChanged,
}: BulkSelectionOptions): BulkSelection {
  const toast = useToast();
  const { q, fit, variant, state, project, from, to, account } = matching;
  const filters = { q, fit, variant, state, project, from, to, account } satisfies Matching;
  const selection = useSelection(JSON.stringify(filters), list.rows);
  const entry = useRef<HTMLButtonElement>(null);
  const finding = useListMessageIds();
  const leave = () => {
    selection.leave();
    entry.current?.focus();
  };
  const actions = useSelectionActions(selection, leave, onChanged);

  async function selectAll(): Promise<void> {
    try {
      selection.chooseAll(await finding.mutateAsync(matching));
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to select the messages');
    }
  }

  return {
    selection,
    entry: list.total > 0 && (
      <Button
        ref={entry}
        variant="ghost"
        size="sm"
        aria-pressed={selection.active}
        onClick={selection.active ? selection.leave : selection.begin}
        className="shrink-0 rounded-full aria-pressed:bg-well aria-pressed:text-ink"
      >
        Select
      </Button>
    ),
    bar: (
      <>
        {selection.active && (
          <SelectionBar
            count={selection.ids.size}
            total={list.total}
            busy={actions.busy}
            onAction={(action) => void actions.act(action)}
            onAll={selectAll}
            onDone={leave}
          />
        )}
        <Dialogs {...actions} projects={projects?.filter(({ id }) => id !== project) ?? []} />
      </>
    ),
  };
}

/** An action that applies to all and can be undone is carried out at once; others are asked about. */
function useSelectionActions(selection: Selection, leave: () => void, onChanged: (() => void) | undefined) {
  const toast = useToast();
  const preview = usePreviewChange();
  const { carryOut, isPending } = useCarryOut(onChanged);
  const [asking, setAsking] = useState<Asking>();
  const [moving, setMoving] = useState<Moving>();
  const [busy, setBusy] = useState<SelectionAction>();

  const close = () => {
    setAsking((last) => last && { ...last, open: false });
    setMoving((last) => last && { ...last, open: false });
  };

  async function finish(change: Parameters<typeof carryOut>[0]): Promise<void> {
    const worked = await carryOut(change);
    close();
    if (worked) leave();
  }

  async function act(action: SelectionAction): Promise<void> {
    const ids = [...selection.ids];
    if (action === 'move') {
      setMoving((last) => ({ ids, open: true, opening: (last?.opening ?? 0) + 1 }));
      return;
    }
    setBusy(action);
    try {
      const told = await preview.mutateAsync({ action, ids });
      if (action !== 'delete' && told.left.length === 0) await finish({ action, ids });
      else setAsking({ action, ids, told, open: true });
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to check the messages');
    }
    setBusy(undefined);
  }

  return { asking, moving, busy, isPending, act, finish, close };
}

type DialogsProps = Omit<ReturnType<typeof useSelectionActions>, 'busy' | 'act'> & {
  projects: readonly { id: string; name: string }[];
};

function Dialogs({ asking, moving, isPending, finish, close, projects }: DialogsProps) {
  return (
    <>
      {asking && (
        <ChangeDialog
          {...asking}
          busy={isPending}
          onClose={close}
          onConfirm={() => void finish({ action: asking.action, ids: asking.ids })}
        />
      )}
      {moving && (
        <MoveDialog
          key={moving.opening}
          ids={moving.ids}
          projects={projects}
          open={moving.open}
          busy={isPending}
          onClose={close}
          onMove={(target) => void finish({ action: 'move', ids: moving.ids, ...target })}
        />
      )}
    </>
  );
}
