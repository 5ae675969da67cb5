// Asks what should be different before a rewrite, and says what it costs.
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { creditErrors, creditRules } from '@opener/contract/credit';
import { dmErrors, dmLimits, type Job } from '@opener/contract/dm';
import type { Message } from '@opener/contract/message';
import { countCharacters } from '@opener/contract/text';
import { ApiError, failureDetail } from '../../../lib/api.ts';
import { plural } from '../../../lib/format.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { useIsShown } from '../../../lib/use-is-shown.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { asksForCredit, useRegenerateMessage } from '../api/regenerate-message.ts';
import { InstructionField } from './instruction-field.tsx';
import { canRestore } from './use-undo.ts';
import { Coins, Gift } from '../../../ui/icons/index.ts';

const blank = { instruction: '', requestId: '' };

interface RewriteDialogProps {
  message: Message;
  open: boolean;
  onClose: () => void;
  onQueued: (job: Job) => void;
}

/** Needs a new key for each opening. Only Cancel discards the text; closed in any other way, it is kept. */
export function RewriteDialog({ message, open, onClose, onQueued }: RewriteDialogProps) {
  const formId = useId();
  const toast = useToast();
  const submit = useRef<HTMLButtonElement>(null);
  const { draft, edit, forget } = useDraft(`rewrite.${message.id}`, blank);
  const { instruction } = draft;
  // The list may be older than the last rewrite, or the message was sent meanwhile; then the server asks first.
  const [asked, setAsked] = useState<string>();
  const [noCredit, setNoCredit] = useState<string>();
  const { mutateAsync, isPending } = useRegenerateMessage();
  const isShown = useIsShown(open);

  const free = message.free_rewrites ?? dmLimits.freeRewrites;
  const pay = asked !== undefined || free === 0;
  const beside = asked === undefined ? !canRestore(message) : asked === dmErrors.besideCosts;
  const price = plural(creditRules.perDm, 'credit');
  const tooLong = countCharacters(instruction.trim()) > dmLimits.instructionMax;

  // The button was disabled during the request; it is the next step, so it gets the focus back.
  useEffect(() => {
    if (asked !== undefined) submit.current?.focus();
  }, [asked]);

  async function rewrite(): Promise<void> {
    if (tooLong || isPending || noCredit !== undefined) return;
    // Kept with the draft: if the answer is lost, the next try is the same request, and costs nothing more.
    const requestId = draft.requestId || crypto.randomUUID();
    edit({ instruction, requestId });
    try {
      const job = await mutateAsync({
        messageId: message.id,
        instruction: instruction.trim(),
        pay,
        beside,
        requestId,
      });
      forget();
      onQueued(job);
      if (isShown.current) onClose();
    } catch (error) {
      // Once it is closed, or another is open, this one cannot ask.
      const isOpen = isShown.current;
      if (isOpen && asksForCredit(error)) setAsked(failureDetail(error));
      else if (isOpen && error instanceof ApiError && error.status === 402)
        setNoCredit(failureDetail(error) ?? creditErrors.insufficient);
      else toast.error(failureDetail(error) ?? 'Failed to queue DM generation');
    }
  }

  function submitForm(event: SubmitEvent): void {
    event.preventDefault();
    void rewrite();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Rewrite this message"
      description={`To @${message.username}`}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              forget();
              onClose();
            }}
          >
            Cancel
          </Button>
          {noCredit === undefined ? (
            <Button ref={submit} type="submit" form={formId} busy={isPending} disabled={tooLong}>
              {pay ? `Rewrite for ${price}` : 'Rewrite'}
            </Button>
          ) : (
            <ButtonLink to="/app/payments">See packs</ButtonLink>
          )}
        </>
      }
    >
      <form id={formId} onSubmit={submitForm} className="space-y-4">
        <InstructionField
          value={instruction}
          onChange={(next) => edit({ ...blank, instruction: next })}
          tooLong={tooLong}
        />
        {noCredit !== undefined && <Banner tone="danger">{noCredit}</Banner>}
        <Cost pay={pay} price={price} free={free} beside={beside} />
        <p className="text-sm text-muted">{whatHappens(beside, pay)}</p>
      </form>
    </Dialog>
  );
}

interface CostProps {
  pay: boolean;
  price: string;
  free: number;
  beside: boolean;
}

/** A live region from the start, so that a changed price is announced. */
function Cost({ pay, price, free, beside }: CostProps) {
  const Icon = pay ? Coins : Gift;
  return (
    <output className="flex items-start gap-2.5 rounded-ctl bg-well px-3.5 py-2.5 text-sm font-medium">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0">
        {pay
          ? `Costs ${price}: ${beside ? 'this message was already sent' : 'the three free rewrites of this message have been used'}`
          : `Free: ${free} of ${dmLimits.freeRewrites} rewrites left`}
      </span>
    </output>
  );
}

function whatHappens(beside: boolean, pay: boolean): string {
  const refund = pay ? ' If it cannot be written, you get your credit back.' : '';
  return beside
    ? `This message was already sent, so it stays in your list next to the new one.${refund}`
    : `The current text is kept, and you can restore it at any time.${refund}`;
}
