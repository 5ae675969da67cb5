// What can be done with the messages of a list, and the drawer and dialog that it takes, once for the whole list.
import { useState, type ReactNode } from 'react';
import type { Message } from '@opener/contract/dm';
import { copyFailed, copyText } from '../../../lib/copy-text.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useDeliveryDesk } from '../delivery/use-delivery-desk.tsx';
import { EditMessageDrawer } from './edit-message-drawer.tsx';
import type { MessageTools } from './message-card.tsx';
import { RegenerateDialog } from './regenerate-dialog.tsx';
import { useRegenerations } from './use-regenerations.ts';

interface DeskOptions {
  copied: { text: string; duration?: number };
  onRegenerated: (() => void) | undefined;
  onDeliveryChanged: (() => void) | undefined;
  canSend: boolean;
}

/** The message stays after closing, so that the sheet does not empty while it slides away. */
type Sheet = { message: Message; open: boolean; opening: number };

export function useMessageDesk({ copied, onRegenerated, onDeliveryChanged, canSend }: DeskOptions): {
  tools: MessageTools;
  sheets: ReactNode;
} {
  const toast = useToast();
  const rewrites = useRegenerations(onRegenerated);
  const delivery = useDeliveryDesk(onDeliveryChanged);
  const [editing, setEditing] = useState<Sheet>();
  const [regenerating, setRegenerating] = useState<Sheet>();

  async function copy({ generated_message: text }: Message) {
    if (await copyText(text)) toast.success(copied.text, { duration: copied.duration ?? 3000 });
    else toast.error(copyFailed);
  }

  return {
    tools: {
      onCopy: (message) => void copy(message),
      onEdit: (message) => setEditing((last) => opened(message, last)),
      onRegenerate: (message) => setRegenerating((last) => opened(message, last)),
      isRewriting: rewrites.isRewriting,
      delivery,
      canSend,
    },
    sheets: (
      <>
        {delivery.dialog}
        {editing && (
          <EditMessageDrawer
            key={editing.opening}
            message={editing.message}
            open={editing.open}
            onClose={() => setEditing({ ...editing, open: false })}
          />
        )}
        {regenerating && (
          <RegenerateDialog
            message={regenerating.message}
            open={regenerating.open}
            onClose={() => setRegenerating({ ...regenerating, open: false })}
            onQueued={(job) => rewrites.begin(regenerating.message, job)}
          />
        )}
      </>
    ),
  };
}

function opened(message: Message, last: Sheet | undefined): Sheet {
  return { message, open: true, opening: (last?.opening ?? 0) + 1 };
}
