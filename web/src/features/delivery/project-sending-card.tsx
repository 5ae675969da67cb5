// How this project sends: automatically or after review, what is in review, and the results.
import { Link } from 'react-router';
import type { ProjectSending, Sending, Unsent } from '@opener/contract/delivery';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { CardFailed, CardLoading } from '../../ui/card-states.tsx';
import { OtherAccounts } from './other-accounts.tsx';
import { ProjectResults } from './project-results.tsx';
import { ReviewRow } from './review-row.tsx';
import { SendingEstimate } from './sending-estimate.tsx';
import { SendingMode } from './sending-mode.tsx';
import { sendingWord } from './sending-state.ts';
import { TodayProgress } from './today-progress.tsx';
import { UnsentRow } from './unsent-row.tsx';

interface ProjectSendingCardProps {
  projectId: string;
  sending: Sending | undefined;
  project: ProjectSending | undefined;
  unsent?: Unsent | undefined;
  failed: boolean;
  onRetry: () => void;
  /** Messages were approved, so their states have changed. */
  onChanged: () => void;
}

export function ProjectSendingCard(props: ProjectSendingCardProps) {
  const { projectId, sending, project, unsent, failed, onRetry, onChanged } = props;
  const { word, tone } = sending ? sendingWord(sending) : {};
  return (
    <Card title="Sending" action={word && <Badge tone={tone ?? 'neutral'}>{word}</Badge>}>
      {sending && project ? (
        <div className="flex flex-col gap-4">
          <Account sending={sending} />
          <OtherAccounts sending={sending} onChanged={onChanged} />
          <UnsentRow projectId={projectId} sending={sending} unsent={unsent} onSent={onChanged} />
          <SendingMode projectId={projectId} mode={project.mode} />
          <ReviewRow projectId={projectId} project={project} sending={sending} onChanged={onChanged} />
          <Today sending={sending} />
          <ProjectResults project={project} />
        </div>
      ) : failed ? (
        <CardFailed onRetry={onRetry} />
      ) : (
        <CardLoading rows={2} />
      )}
    </Card>
  );
}

function Account({ sending }: { sending: Sending }) {
  if (sending.account === null) {
    return (
      <p className="text-sm text-muted">
        Messages stay here until you connect an Instagram account.{' '}
        <Link
          to="/app/dashboard#instagram"
          className="font-semibold whitespace-nowrap text-blue underline-offset-4 hover:underline"
        >
          Connect Instagram
        </Link>
      </p>
    );
  }
  return (
    <div>
      <p className="text-sm text-muted">
        as <span className="font-mono text-ink [overflow-wrap:anywhere]">@{sending.account}</span>
      </p>
      {sending.held_because !== null && <p className="mt-2 text-sm text-amber">{sending.held_because}</p>}
    </div>
  );
}

/** Below the buttons: its lines come and go with each message sent. */
function Today({ sending }: { sending: Sending }) {
  if (sending.account === null) return null;
  return (
    <div>
      <TodayProgress sending={sending} />
      <SendingEstimate sending={sending} count={sending.waiting} />
    </div>
  );
}
