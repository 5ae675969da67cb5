// Messages that wait for the person's word, and one button for all of them.
import { Link } from 'react-router';
import { failureDetail } from '../../lib/api.ts';
import { plural, wholeNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useApproveAll } from './api/approve-all.ts';

interface ReviewRowProps {
  projectId: string;
  count: number;
  onApproved: () => void;
}

export function ReviewRow({ projectId, count, onApproved }: ReviewRowProps) {
  const toast = useToast();
  const { mutate, isPending } = useApproveAll(projectId);
  if (count === 0) return null;

  function approve(): void {
    mutate(undefined, {
      onSuccess: ({ review }) => {
        toast.success(`${plural(count - review, 'message')} approved${remaining(review)}`);
        onApproved();
      },
      onError: (error) => toast.error(failureDetail(error) ?? 'Failed to approve'),
    });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-ctl bg-amber-soft py-2 ps-3.5 pe-2 text-sm text-ink">
      <Link
        to={{ search: '?state=review', hash: '#messages' }}
        className="inline-flex min-h-9 items-center text-ink underline-offset-4 hover:underline touch:min-h-11"
      >
        {count === 1 ? '1 message waits' : `${plural(count, 'message')} wait`} for your review
      </Link>
      <Button variant="secondary" size="sm" busy={isPending} onClick={approve}>
        Approve all
      </Button>
    </div>
  );
}

/** Some want a closer look, and are approved one by one. */
function remaining(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '. 1 wants your own look first' : `. ${wholeNumber(count)} want your own look first`;
}
