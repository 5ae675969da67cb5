// Delivery actions for a message list, with their confirmation dialog.
import { useState, type ReactNode } from 'react';
import type { Message } from '@opener/contract/message';
import { failureDetail } from '../../../lib/api.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useChangeDelivery, type DeliveryAction } from '../api/change-delivery.ts';
import { ResendDialog } from './resend-dialog.tsx';

const done: Record<DeliveryAction, string> = {
  approve: 'Approved',
  skip: 'Skipped',
  send_now: 'Sending next',
  resend: 'Sending again',
};

/** Whether the person may get a second message. */
function mayRepeat({ delivery }: Message, action: DeliveryAction): boolean {
  return action === 'resend' || (action === 'send_now' && delivery?.status === 'skipped');
}

export interface DeliveryActions {
  act: (message: Message, action: DeliveryAction) => void;
  acting: (message: Message) => DeliveryAction | undefined;
  dialog: ReactNode;
}

export function useDeliveryActions(onChanged: (() => void) | undefined): DeliveryActions {
  const toast = useToast();
  const { mutateAsync, isPending, variables } = useChangeDelivery();
  const [asking, setAsking] = useState<{ message: Message; action: DeliveryAction; open: boolean }>();
  const close = ({ id }: Message) =>
    setAsking((last) => (last?.message.id === id ? { ...last, open: false } : last));

  async function carryOut(message: Message, action: DeliveryAction): Promise<void> {
    try {
      const { delivery } = await mutateAsync({ message, action });
      // Only if its person has written, which the owner could not see before.
      if (delivery?.status === 'review') toast.info('Please read their message first');
      else if (delivery?.status === 'held' && action !== 'approve')
        toast.info(delivery.reason ?? 'It waits until your account can send');
      else toast.success(done[action]);
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to change sending');
    } finally {
      close(message);
      onChanged?.();
    }
  }

  return {
    act: (message, action) =>
      mayRepeat(message, action)
        ? setAsking({ message, action, open: true })
        : void carryOut(message, action),
    acting: ({ id }) => (isPending && variables.message.id === id ? variables.action : undefined),
    dialog: asking && (
      <ResendDialog
        message={asking.message}
        open={asking.open}
        busy={isPending}
        onClose={() => close(asking.message)}
        onResend={() => void carryOut(asking.message, asking.action)}
      />
    ),
  };
}
