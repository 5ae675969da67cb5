// Messages from before an account was connected, and one question that schedules all of them.
import { useState } from 'react';
import { Link } from 'react-router';
import type { Sending, Unsent } from '@opener/contract/delivery';
import { failureDetail } from '../../lib/api.ts';
import { plural, wholeNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSendUnsent } from './api/send-unsent.ts';
import { SendingEstimate } from './sending-estimate.tsx';

interface UnsentRowProps {
  projectId: string;
  sending: Sending;
  unsent: Unsent | undefined;
  onSent: () => void;
}

export function UnsentRow({ projectId, sending, unsent, onSent }: UnsentRowProps) {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const { mutateAsync, isPending } = useSendUnsent(projectId);
  if (sending.account === null || !unsent || unsent.messages === 0) return null;
  const { messages, review } = unsent;
  // The list also shows those who would be left out.
  const listed = messages + unsent.do_not_contact + unsent.already_written;

  async function send(): Promise<void> {
    try {
      const done = await mutateAsync();
      toast.success(`${plural(done.messages, 'message')} scheduled`);
      onSent();
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to schedule the messages');
    } finally {
      setAsking(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-sm">
      <Link
        to={{ search: '?state=unsent', hash: '#messages' }}
        className="inline-flex min-h-9 min-w-0 flex-1 basis-40 items-center text-muted underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current touch:min-h-11"
      >
        {plural(listed, 'message was', 'messages were')} never scheduled
      </Link>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Send all unsent
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`Send ${plural(messages, 'message')}?`}
        description={`They are sent from @${sending.account}, one at a time, at its pace.`}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button busy={isPending} busyLabel="Scheduling" onClick={() => void send()}>
              Send {plural(messages, 'message')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-2 text-sm">
          <SendingEstimate
            sending={sending}
            count={sending.waiting + messages - review}
            intro="Including those already waiting:"
          />
          {review > 0 && (
            <p>
              {review === messages
                ? 'They need'
                : `${wholeNumber(review)} of them ${review === 1 ? 'needs' : 'need'}`}{' '}
              your review first.
            </p>
          )}
          <LeftOut unsent={unsent} />
        </div>
      </Dialog>
    </div>
  );
}

function LeftOut({ unsent: { do_not_contact: blocked, already_written: written } }: { unsent: Unsent }) {
  if (blocked + written === 0) return null;
  const reasons = [
    blocked > 0 && `${wholeNumber(blocked)} on your do-not-contact list`,
    written > 0 && `${wholeNumber(written)} to people you have written to`,
  ].filter(Boolean);
  return <p className="text-muted">Left out: {reasons.join(', ')}.</p>;
}
