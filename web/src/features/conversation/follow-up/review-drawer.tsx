// Follow-ups that wait for approval: each with what the person got before, to be sent, changed or skipped.
import { useState } from 'react';
import type { ReviewedFollowUp } from '@opener/contract/follow-up';
import { MessageText } from '@opener/contract/message';
import { Link } from 'react-router';
import { Bubble } from '../../../ui/bubble.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardFailed, CardLoading } from '../../../ui/card-states.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { useReviewedFollowUps } from '../api/list-reviewed-follow-ups.ts';
import { useFollowUpChange } from './use-follow-up-change.ts';

interface ReviewDrawerProps {
  projectId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ReviewDrawer({ projectId, open, onOpenChange }: ReviewDrawerProps) {
  const { data, isError, refetch } = useReviewedFollowUps(projectId, open);
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title="Follow-ups to review"
      description="Each goes out only once you have approved it."
    >
      {data ? (
        data.length === 0 ? (
          <p className="text-sm text-muted">None is waiting for your review.</p>
        ) : (
          <ul className="flex flex-col gap-6">
            {data.map((followUp) => (
              <Item key={followUp.id} followUp={followUp} />
            ))}
          </ul>
        )
      ) : isError ? (
        <CardFailed onRetry={() => void refetch()} />
      ) : (
        <CardLoading rows={3} />
      )}
    </Drawer>
  );
}

function Item({ followUp }: { followUp: ReviewedFollowUp }) {
  const { thread_id: threadId, username, text, reason, sent } = followUp;
  const { change, busy } = useFollowUpChange(threadId);
  const [draft, setDraft] = useState<string>();
  const isUsable = draft === undefined || MessageText.safeParse(draft).success;
  return (
    <li className="flex flex-col gap-3 border-b border-line pb-6 last:border-0 last:pb-0">
      <Link
        to={`/app/conversations/${threadId}`}
        className="inline-flex min-h-6 w-fit items-center font-mono text-sm font-semibold text-blue [overflow-wrap:anywhere] touch:min-h-11"
      >
        @{username}
      </Link>
      <details className="text-sm text-muted">
        <summary className="min-h-6 cursor-pointer touch:min-h-11">What they got before</summary>
        {sent.map((before) => (
          <p key={before} dir="auto" className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">
            {before}
          </p>
        ))}
      </details>
      {draft === undefined ? (
        <Bubble tail="end">{text}</Bubble>
      ) : (
        <Textarea
          aria-label={`Follow-up to @${username}`}
          dir="auto"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
      {reason !== null && <p className="text-sm text-amber">{reason}</p>}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={busy === 'approve'}
          disabled={busy !== undefined || !isUsable}
          onClick={() => void change('approve', draft)}
        >
          Approve
        </Button>
        {draft === undefined && (
          <Button variant="secondary" size="sm" disabled={busy !== undefined} onClick={() => setDraft(text)}>
            Edit
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          busy={busy === 'stop'}
          disabled={busy !== undefined}
          onClick={() => void change('stop')}
        >
          Skip
        </Button>
      </div>
    </li>
  );
}
