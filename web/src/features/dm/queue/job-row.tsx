// One job in the queue: recipient, progress and actions.
import type { Job } from '@opener/contract/dm';
import { usernameLimits } from '@opener/contract/username';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { TypingDots } from '../../../ui/typing-dots.tsx';
import { duration, likelyPercent, runningSeconds } from './job-time.ts';
import { useSeconds } from './use-seconds.ts';

interface JobRowProps {
  job: Job;
  busy: boolean;
  onCancel: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}

export function JobRow({ job, busy, onCancel, onRetry, onDismiss }: JobRowProps) {
  const { username, status } = job;
  const refused = job.result?.refused ?? false;
  return (
    <li className="grid min-h-13 animate-rise grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1.5 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[10.5rem_minmax(0,1fr)_auto]">
      <span
        className="truncate font-mono text-sm"
        title={username.length > usernameLimits.usernameMax / 2 ? `@${username}` : undefined}
      >
        @{username}
      </span>
      <div className="min-w-0 text-sm max-sm:order-3 max-sm:col-span-2">
        {status === 'processing' && <Running job={job} />}
        {status === 'pending' && <Progress thin value={0} label={`@${username} is waiting`} />}
        {status === 'failed' && <p className="text-muted wrap-anywhere">{job.result?.error ?? ''}</p>}
      </div>
      {status === 'processing' && (
        <Badge tone="blue" icon={<TypingDots className="scale-75" />}>
          Analyzing profile...
        </Badge>
      )}
      {status === 'pending' && (
        <div className="flex items-center justify-end gap-1.5">
          <Badge>Queued</Badge>
          <RowButton word="Cancel" username={username} busy={busy} onClick={onCancel} />
        </div>
      )}
      {status === 'failed' && (
        // On a phone the buttons are below the reason, to leave room for the name.
        <div className="flex items-center justify-end gap-1.5 max-sm:contents">
          {refused ? <Badge tone="amber">Not written</Badge> : <Badge tone="red">Failed</Badge>}
          <div className="flex gap-1.5 max-sm:order-4 max-sm:col-span-2 max-sm:-ms-3">
            <RowButton
              word={refused ? 'Write anyway' : 'Retry'}
              {...(refused && { whom: 'to' })}
              username={username}
              busy={busy}
              onClick={onRetry}
            />
            <RowButton word="Dismiss" username={username} busy={busy} onClick={onDismiss} />
          </div>
        </div>
      )}
    </li>
  );
}

interface RowButtonProps {
  word: string;
  /** Between the word and the name, if the sentence needs it. */
  whom?: string;
  username: string;
  busy: boolean;
  onClick: () => void;
}

function RowButton({ word, whom, username, busy, onClick }: RowButtonProps) {
  const name = [word, whom, `@${username}`].filter(Boolean).join(' ');
  return (
    <Button variant="ghost" size="sm" disabled={busy} aria-label={name} onClick={onClick}>
      {word}
    </Button>
  );
}

function Running({ job }: { job: Job }) {
  const seconds = runningSeconds(job, useSeconds());
  return (
    <div className="flex items-center gap-3">
      <Progress thin value={likelyPercent(seconds)} label={`Progress of @${job.username}`} />
      <span className="shrink-0 text-xs text-muted tabular-nums">
        {duration(seconds)}
        <span className="sr-only"> so far</span>
      </span>
    </div>
  );
}
