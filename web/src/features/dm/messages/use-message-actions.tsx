// The actions of a message list, with one drawer and one dialog for the whole list.
import { useState, type ReactNode } from 'react';
import type { Message } from '@opener/contract/message';
import { copyFailed, copyText } from '../../../lib/copy-text.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useDeliveryActions } from '../delivery/use-delivery-actions.tsx';
import { EditMessageDrawer } from './edit-message-drawer.tsx';
import type { MessageTools } from './message-card.tsx';
import { RewriteDialog } from './rewrite-dialog.tsx';
import { useRewrites } from './use-rewrites.ts';
import { VersionsDrawer } from './versions-drawer.tsx';

interface MessageActionOptions {
  copied: { text: string; duration?: number };
  onRewrite: (() => void) | undefined;
  onDeliveryChanged: (() => void) | undefined;
  onAllow: ((username: string) => Promise<unknown>) | undefined;
  canSend: boolean;
}

/** The message is kept after closing, so that the drawer does not empty during its animation. */
type Sheet = { message: Message; open: boolean; opening: number };

export function useMessageActions({
  copied,
  onRewrite,
  onDeliveryChanged,
  onAllow,
  canSend,
}: MessageActionOptions): {
  tools: MessageTools;
  sheets: ReactNode;
} {
  const toast = useToast();
  const rewrites = useRewrites(onRewrite);
  const delivery = useDeliveryActions(onDeliveryChanged);
  const [editing, setEditing] = useState<Sheet>();
  const [rewriting, setRewriting] = useState<Sheet>();
  const [recalling, setRecalling] = useState<Sheet>();

  async function copy({ generated_message: text }: Message) {
    if (await copyText(text)) toast.success(copied.text, { duration: copied.duration ?? 3000 });
    else toast.error(copyFailed);
  }

  return {
    tools: {
      onCopy: (message) => void copy(message),
      onEdit: (message) => setEditing((last) => opened(message, last)),
      onRewrite: (message) => setRewriting((last) => opened(message, last)),
      onVersions: (message) => setRecalling((last) => opened(message, last)),
      isRewriting: rewrites.isRewriting,
      delivery,
      onAllow,
      canSend,
    },
    sheets: (
      <>
        {delivery.dialog}
        {editing && (
          <EditMessageDrawer
            key={`edit-${editing.opening}`}
            message={editing.message}
            open={editing.open}
            onClose={() => setEditing({ ...editing, open: false })}
          />
        )}
        {rewriting && (
          <RewriteDialog
            key={`rewrite-${rewriting.opening}`}
            message={rewriting.message}
            open={rewriting.open}
            onClose={() => setRewriting({ ...rewriting, open: false })}
            onQueued={(job) => rewrites.begin(rewriting.message, job)}
          />
        )}
        {recalling && (
          <VersionsDrawer
            key={recalling.message.id}
            message={recalling.message}
            open={recalling.open}
            onClose={() => setRecalling({ ...recalling, open: false })}
          />
        )}
      </>
    ),
  };
}

function opened(message: Message, last: Sheet | undefined): Sheet {
  return { message, open: true, opening: (last?.opening ?? 0) + 1 };
}
