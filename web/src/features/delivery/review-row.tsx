// Messages and follow-ups in review, and one button to approve all of them: it says what will happen, and it can be undone.
import { useState } from 'react';
import { Link } from 'react-router';
import { creditRules } from '@opener/contract/credit';
import { deliveryLimits, type ProjectSending, type Sending } from '@opener/contract/delivery';
import { failureDetail } from '../../lib/api.ts';
import { useCountEdited } from '../../lib/edited-in-place.ts';
import { plural, wholeNumber } from '../../lib/format.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useApproveAll } from './api/approve-all.ts';
import { useTakeBackApproval } from './api/take-back-approval.ts';
import { SendingEstimate } from './sending-estimate.tsx';

interface ReviewRowProps {
  projectId: string;
  project: ProjectSending;
  sending: Sending;
  onChanged: () => void;
}

export function ReviewRow({ projectId, project, sending, onChanged }: ReviewRowProps) {
  const [asking, setAsking] = useState(false);
  /** Once it is answered, the dialog keeps its numbers until it has closed; before that they are those of now. */
  const [answered, setAnswered] = useState<ProjectSending>();
  return (
    <>
      {project.review + project.follow_ups.review > 0 && (
        <Waiting
          project={project}
          sending={sending}
          onApprove={() => {
            setAnswered(undefined);
            setAsking(true);
          }}
        />
      )}
      <ApproveDialog
        open={asking}
        onAnswer={() => setAnswered(answered ?? project)}
        onClose={() => {
          setAnswered(answered ?? project);
          setAsking(false);
        }}
        project={answered ?? project}
        {...{ projectId, sending, onChanged }}
      />
    </>
  );
}

type WaitingProps = Pick<ReviewRowProps, 'project' | 'sending'> & { onApprove: () => void };

function Waiting({ project, sending, onApprove }: WaitingProps) {
  const { review, follow_ups: followUps } = project;
  const toLookAt = countLooks(project);
  const all = review + followUps.review;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-ctl bg-amber-soft py-2 ps-3.5 pe-2 text-sm text-ink">
      <div className="min-w-0 flex-1 basis-40">
        <Link
          to={{ search: '?state=review', hash: '#messages' }}
          className="inline-flex min-h-9 items-center text-ink underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current touch:min-h-11"
        >
          {tell(review, followUps.review)} {all === 1 ? 'is' : 'are'} waiting for your review
        </Link>
        {toLookAt > 0 && (
          <p>
            <Link
              to={{ search: '?state=closer_look', hash: '#messages' }}
              className="inline-flex min-h-6 items-center text-muted underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current touch:min-h-11"
            >
              {wantLook(toLookAt)}
            </Link>
          </p>
        )}
        <SendingEstimate sending={sending} count={sending.waiting + all} intro="Once approved:" />
      </div>
      {all > toLookAt && (
        <Button variant="secondary" size="sm" onClick={onApprove}>
          Approve all
        </Button>
      )}
    </div>
  );
}

interface ApproveDialogProps extends ReviewRowProps {
  open: boolean;
  onAnswer: () => void;
  onClose: () => void;
}

function ApproveDialog(props: ApproveDialogProps) {
  const { open, onAnswer, onClose, projectId, project, sending, onChanged } = props;
  const toast = useToast();
  const approve = useApproveAll(projectId);
  const takeBack = useTakeBackApproval(projectId);
  const { approvable, first_approvable: first, follow_ups: followUps } = project;
  const toLookAt = countLooks(project);
  const all = approvable + followUps.approvable;
  const both = tell(approvable, followUps.approvable);
  const edited = useCountEdited();

  async function confirm(): Promise<void> {
    onAnswer();
    try {
      const { approved, approved_follow_ups: more, approved_at: at } = await approve.mutateAsync();
      toast.success(`${tell(approved, more)} approved`, {
        duration: deliveryLimits.takeBackSeconds * 1000,
        action: { label: 'Undo', onPress: () => void undo(at) },
      });
      onChanged();
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to approve');
    }
    onClose();
  }

  async function undo(approvedAt: string): Promise<void> {
    try {
      await takeBack.mutateAsync(approvedAt);
      toast.success('Held for your review again');
      onChanged();
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to undo');
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Approve ${both}?`}
      description="They are sent as they are, at your account’s pace."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={approve.isPending}
            busyLabel="Approving"
            disabled={all === 0 || edited > 0}
            // Its words can be longer than a phone is wide.
            className="max-sm:h-auto max-sm:min-h-11 max-sm:basis-full! max-sm:py-2 max-sm:whitespace-normal"
            onClick={() => void confirm()}
          >
            Approve {both}
          </Button>
        </>
      }
    >
      <p>
        {first !== null && (
          <>
            The first {followUps.approvable > 0 && 'message '}is for{' '}
            <bdi className="font-mono [overflow-wrap:anywhere]">@{first}</bdi>.{' '}
          </>
        )}
        <Link
          to={{ search: `?state=${toLookAt > 0 ? 'approvable' : 'review'}`, hash: '#messages' }}
          onClick={onClose}
          className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-blue underline-offset-4 hover:underline touch:min-h-11"
        >
          {all === 1 ? 'Read it first' : `Read these ${wholeNumber(all)} first`}
        </Link>
      </p>
      {followUps.approvable > 0 && (
        <p className="mt-2">
          {followUps.approvable === 1 ? 'The follow-up uses' : 'The follow-ups use'}{' '}
          <strong>{plural(followUps.approvable * creditRules.perDm, 'credit')}</strong> when{' '}
          {followUps.approvable === 1 ? 'it is' : 'they are'} sent.
        </p>
      )}
      {toLookAt > 0 && (
        <p className="mt-2">
          {wantLook(toLookAt)} and {toLookAt === 1 ? 'is' : 'are'} not included.
        </p>
      )}
      <SendingEstimate sending={sending} count={sending.waiting + all} intro="Waiting after that:" />
      {edited > 0 && (
        <Banner tone="warning" className="mt-3">
          {edited === 1
            ? 'You have changed 1 follow-up without approving it. Approve it or cancel the change first.'
            : `You have changed ${wholeNumber(edited)} follow-ups without approving them. Approve them or cancel the changes first.`}
        </Banner>
      )}
    </Dialog>
  );
}

/** As in '3 messages and 2 follow-ups'. */
function tell(messages: number, followUps: number): string {
  const parts = [
    messages > 0 || followUps === 0 ? plural(messages, 'message') : undefined,
    followUps > 0 ? plural(followUps, 'follow-up') : undefined,
  ];
  return parts.filter(Boolean).join(' and ');
}

function countLooks({ review, approvable, follow_ups: followUps }: ProjectSending): number {
  return review - approvable + followUps.review - followUps.approvable;
}

/** They are approved one by one. */
function wantLook(count: number): string {
  return count === 1 ? '1 needs a closer look' : `${wholeNumber(count)} need a closer look`;
}
