// Whether a project follows up on people who have not answered, with what is planned and what waits for review.
import type { FollowUpSettings } from '@opener/contract/follow-up';
import { followUpCost } from '@opener/contract/follow-up';
import { plural } from '../../../lib/format.ts';
import { useLoggedFailure } from '../../../lib/use-logged-failure.ts';
import { useOpening } from '../../../lib/use-opening.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CardFailed, CardLoading } from '../../../ui/card-states.tsx';
import { useFollowUps } from '../api/get-follow-ups.ts';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import { tellPlanned, tellSettings } from './follow-up-words.ts';
import { ReviewDrawer } from './review-drawer.tsx';

export function FollowUpCard({ projectId }: { projectId: string }) {
  const { data, error, isError, refetch } = useFollowUps(projectId);
  useLoggedFailure('Follow-ups could not be loaded', error);
  return (
    <Card
      title="Follow-ups"
      action={data && <Badge tone={data.on ? 'green' : 'neutral'}>{data.on ? 'On' : 'Off'}</Badge>}
    >
      {data ? (
        <Settings projectId={projectId} settings={data} />
      ) : isError ? (
        <CardFailed onRetry={() => void refetch()} />
      ) : (
        <CardLoading rows={1} />
      )}
    </Card>
  );
}

function Settings({ projectId, settings }: { projectId: string; settings: FollowUpSettings }) {
  const dialog = useOpening();
  const review = useOpening();
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="text-muted">
        {settings.on
          ? `${tellSettings(settings)} ${tellPlanned(settings)}`
          : `Write once or twice more to people who have not answered. ${followUpCost}`}
      </p>
      {settings.review > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-ctl bg-amber-soft py-2 ps-3.5 pe-2 text-ink">
          <p className="min-w-0 flex-1 basis-36">
            {plural(settings.review, 'follow-up is', 'follow-ups are')} waiting for your review
          </p>
          <Button variant="secondary" size="sm" onClick={review.open}>
            {settings.review === 1 ? 'Read it' : 'Read them'}
          </Button>
        </div>
      )}
      <Button variant="secondary" size="sm" className="self-start" onClick={dialog.open}>
        {settings.on ? 'Change follow-ups' : 'Set up follow-ups'}
      </Button>
      <FollowUpDialog
        key={dialog.key}
        projectId={projectId}
        settings={settings}
        open={dialog.isOpen}
        onOpenChange={dialog.setOpen}
      />
      <ReviewDrawer projectId={projectId} open={review.isOpen} onOpenChange={review.setOpen} />
    </div>
  );
}
