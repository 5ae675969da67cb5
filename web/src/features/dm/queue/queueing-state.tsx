// What the form shows below its box: the cost, the progress, and errors.
import { Link } from 'react-router';
import { plural, wholeNumber } from '../../../lib/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Progress } from '../../../ui/progress.tsx';
import type { Estimate } from './estimate.ts';
import type { QueueingProgress } from './use-username-list.ts';

export function Estimated({ estimate, noCredits }: { estimate: Estimate | undefined; noCredits: boolean }) {
  return (
    <p className={cx('text-sm tabular-nums', estimate?.short || noCredits ? 'text-amber' : 'text-muted')}>
      <output>{estimate?.text ?? (noCredits ? 'You have no credits left.' : '')}</output>{' '}
      {(estimate?.short || noCredits) && <BuyMore />}
    </p>
  );
}

export function QueueingRow({ done, total, onStop }: QueueingProgress & { onStop: () => void }) {
  return (
    <div className="flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 text-sm text-muted tabular-nums">
          Queueing {wholeNumber(Math.min(done + 1, total))} of {wholeNumber(total)}
        </p>
        <Progress value={done} max={total} label="Queueing" />
      </div>
      <Button variant="secondary" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}

export type Problem = { text: string; queued: number; rest: number };

export function QueueProblem({ problem, onClose }: { problem: Problem | undefined; onClose: () => void }) {
  if (!problem) return null;
  const { text, queued, rest } = problem;
  return (
    <Banner tone="danger" onClose={onClose}>
      <p className="font-semibold">{text}</p>
      {rest > 0 && (
        <p>
          {queued > 0 ? `${plural(queued, 'username')} queued. ` : 'Nothing was queued. '}
          {rest === 1 ? '1 is still in the list.' : `${wholeNumber(rest)} are still in the list.`}
        </p>
      )}
    </Banner>
  );
}

function BuyMore() {
  return (
    <Link
      to="/app/payments"
      className="font-semibold whitespace-nowrap text-blue underline-offset-4 hover:underline"
    >
      Buy More
    </Link>
  );
}
