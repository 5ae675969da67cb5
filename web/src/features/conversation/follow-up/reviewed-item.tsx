// One follow-up in review: who, what they got before, the text, and what to do with it.
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { ReviewedFollowUp } from '@opener/contract/follow-up';
import { MessageText } from '@opener/contract/message';
import { useEditedInPlace } from '../../../lib/edited-in-place.ts';
import { shortDate } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Bubble } from '../../../ui/bubble.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { ChevronDown, ShieldAlert } from '../../../ui/icons/index.ts';
import { Textarea } from '../../../ui/textarea.tsx';
import { useFollowUpChange } from './use-follow-up-change.ts';

const takeFocus = (box: HTMLTextAreaElement | null) => box?.focus();

interface ReviewedItemProps {
  followUp: ReviewedFollowUp;
  level: 3 | 4;
  onChanged: () => void;
}

export function ReviewedItem({ followUp, level, onChanged }: ReviewedItemProps) {
  const id = useId();
  const { thread_id: threadId, username, text, reason, sent } = followUp;
  const { change, busy } = useFollowUpChange(threadId, onChanged);
  const [draft, setDraft] = useState<string>();
  useEditedInPlace(draft !== undefined && draft !== text);
  const isUsable = draft === undefined || MessageText.safeParse(draft).success;
  return (
    <article aria-labelledby={id} className="space-y-3">
      <Head followUp={followUp} headingId={id} level={level} />
      {reason !== null && (
        <p className="flex items-start gap-2.5 rounded-ctl bg-amber-soft px-3.5 py-2 text-sm text-ink sm:max-w-160">
          <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{reason}</span>
        </p>
      )}
      <Before sent={sent} />
      {draft === undefined ? (
        <Bubble tone="quiet" className="sm:max-w-160">
          {text}
        </Bubble>
      ) : (
        <Textarea
          aria-label={`Follow-up to @${username}`}
          dir="auto"
          ref={takeFocus}
          value={draft}
          className="sm:max-w-160"
          onChange={(event) => setDraft(event.target.value)}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm sm:max-w-160">
        <p className="min-w-0 flex-1 basis-48 text-muted">It will be sent once you approve it.</p>
        <div className="flex flex-wrap items-center gap-1.5">
          <Button
            variant="secondary"
            size="sm"
            busy={busy === 'approve'}
            disabled={busy !== undefined || !isUsable}
            onClick={() => void change('approve', draft)}
          >
            Approve
          </Button>
          {draft === undefined ? (
            <Button
              variant="secondary"
              size="sm"
              disabled={busy !== undefined}
              onClick={() => setDraft(text)}
            >
              Edit
            </Button>
          ) : (
            <Button
              variant="ghost"
              size="sm"
              disabled={busy !== undefined}
              onClick={() => setDraft(undefined)}
            >
              Cancel
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
      </div>
    </article>
  );
}

interface HeadProps {
  followUp: ReviewedFollowUp;
  headingId: string;
  level: 3 | 4;
}

function Head({ followUp, headingId, level }: HeadProps) {
  const now = useNow();
  const { thread_id: threadId, username, nth, due_at: due } = followUp;
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <header className="flex items-start gap-3">
      <Avatar name={username} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-48">
          <Heading
            id={headingId}
            className="font-mono text-[0.9375rem] leading-snug font-semibold tracking-normal"
          >
            <Link
              to={`/app/conversations/${threadId}`}
              className="inline-flex min-h-6 items-center [overflow-wrap:anywhere] text-ink underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current touch:min-h-11"
            >
              @{username}
            </Link>
          </Heading>
          <p className="text-sm text-muted">
            <Dotted>{[`Planned for ${shortDate(due, now)}`, '1 credit when it is sent']}</Dotted>
          </p>
        </div>
        <Badge>{nth === 1 ? 'Follow-up' : 'Second follow-up'}</Badge>
      </div>
    </header>
  );
}

function Before({ sent }: { sent: readonly string[] }) {
  return (
    <details className="group text-sm text-muted sm:max-w-160">
      <summary className="inline-flex min-h-6 list-none items-center gap-1.5 touch:min-h-11 [&::-webkit-details-marker]:hidden">
        What they got before
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 group-open:rotate-180" />
      </summary>
      {sent.map((before) => (
        <p key={before} dir="auto" className="mt-2 [overflow-wrap:anywhere] whitespace-pre-line">
          {before}
        </p>
      ))}
    </details>
  );
}
