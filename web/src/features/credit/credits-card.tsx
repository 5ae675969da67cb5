// What is left, what was used, and where to get more.
import { creditRules } from '@opener/contract/credit';
import { Link } from 'react-router';
import { plural, wholeNumber } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCredits } from './api/get-credits.ts';

export function CreditsCard() {
  const { data, isError, isFetching, refetch } = useCredits();
  return (
    <Card
      title="Credits"
      action={
        <Link
          to="/app/payments"
          className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-blue"
        >
          Buy More
        </Link>
      }
    >
      {data ? (
        <Figures {...data} />
      ) : isError ? (
        <ErrorState level={3} className="py-4" onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Placeholder />
      )}
    </Card>
  );
}

interface FiguresProps {
  credits: number;
  total_earned: number;
  total_used: number;
}

function Figures({ credits, total_earned, total_used }: FiguresProps) {
  // Follow-ups use credits too, and those of waiting messages are not left either: together with what is left, it is what was bought.
  const used = Math.max(total_used, total_earned - credits);
  return (
    <>
      <p className="font-display text-3xl font-bold tracking-[-0.02em] tabular-nums">
        {wholeNumber(credits)}
        <span className="sr-only"> credits left</span>
      </p>
      <p className="mt-1 text-sm text-muted">Each DM uses {plural(creditRules.perDm, 'credit')}</p>
      <Progress
        className="mt-3.5"
        label="Credits used"
        max={Math.max(total_earned, 1)}
        value={Math.min(used, total_earned)}
      />
      <p className="mt-2 text-xs text-muted tabular-nums">
        {wholeNumber(used)} used of {wholeNumber(total_earned)}
      </p>
    </>
  );
}

function Placeholder() {
  return (
    <div aria-hidden="true">
      <Skeleton className="h-14 w-24" />
      <Skeleton className="mt-2 h-4 w-40" />
      <Skeleton className="mt-4 h-2 w-full" />
    </div>
  );
}
