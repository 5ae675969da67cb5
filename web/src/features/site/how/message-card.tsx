// Illustration of step three: the message, the source of its details, and the actions.
import { Badge } from '../../../ui/badge.tsx';
import { Bubble } from '../../../ui/bubble.tsx';
import { Card } from '../../../ui/card.tsx';
import { examples } from '../scene/examples.ts';
import { MarkedRuns } from '../scene/marked-runs.tsx';

export function MessageCard() {
  const [{ handle, message }] = examples;
  return (
    <Card as="div" className="shadow-soft">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-mono font-semibold">@{handle}</span>
        <Badge tone="amber">Sends at 14:20</Badge>
      </p>
      <Bubble className="mt-3">
        <MarkedRuns runs={message} />
      </Bubble>
      <p className="mt-3 text-sm text-muted">You can still edit or skip it until 14:20.</p>
    </Card>
  );
}
