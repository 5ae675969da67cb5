// Whether a project follows up on people who have not answered, with what is planned and what has stopped.
import type { FollowUpSettings } from '@opener/contract/follow-up';
import { followUpCost } from '@opener/contract/follow-up';
import { useLoggedFailure } from '../../../lib/use-logged-failure.ts';
import { useOpening } from '../../../lib/use-opening.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CardFailed, CardLoading } from '../../../ui/card-states.tsx';
import { useFollowUps } from '../api/get-follow-ups.ts';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import { tellPlanned, tellSettings } from './follow-up-words.ts';
import { StoppedFollowUps } from './stopped-follow-ups.tsx';

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
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="text-muted">
        {settings.on
          ? `${tellSettings(settings)} ${tellPlanned(settings)}`
          : `Write once or twice more to people who have not answered. ${followUpCost}`}
      </p>
      <StoppedFollowUps projectId={projectId} settings={settings} />
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
    </div>
  );
}
