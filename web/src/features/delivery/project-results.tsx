// The results of a project's messages.
import { Link } from 'react-router';
import type { ProjectSending } from '@opener/contract/delivery';
import type { MessageState } from '@opener/contract/message-list';
import { wholeNumber } from '../../lib/format.ts';
import { percentOf } from '../../lib/rate.ts';

export function ProjectResults({ project }: { project: ProjectSending }) {
  const { by_hand: byHand = 0, interested = 0 } = project;
  const figures: { name: string; value: string; state?: MessageState; note?: string }[] = [
    {
      name: 'Sent',
      value: wholeNumber(project.sent),
      state: 'sent',
      ...(byHand > 0 && { note: `${wholeNumber(byHand)} by hand` }),
    },
    { name: 'Answered', value: wholeNumber(project.answered), state: 'answered' },
    { name: 'Reply rate', value: replyRate(project) },
    { name: 'Interested', value: wholeNumber(interested), state: 'interested' },
    { name: 'Interest rate', value: percentOf(interested, project.sent) },
  ];
  return (
    <dl className="grid grid-cols-3 gap-x-2.5 gap-y-3.5">
      {figures.map(({ name, value, state, note }) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="flex min-h-9 items-center font-display text-lg font-bold tabular-nums touch:min-h-11">
            {/* No link to an empty list. */}
            {state && value !== '0' ? (
              <ToMessages state={state} label={`${name}: ${value}`} value={value} />
            ) : (
              value
            )}
          </dd>
          {note !== undefined && <dd className="text-xs text-muted tabular-nums">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The list is on the same page, so only its filter changes. */
function ToMessages({ state, label, value }: { state: MessageState; label: string; value: string }) {
  return (
    <Link
      to={{ search: `?state=${state}`, hash: '#messages' }}
      aria-label={label}
      className="inline-flex min-h-9 min-w-9 items-center text-ink underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current touch:min-h-11"
    >
      {value}
    </Link>
  );
}

/** No rate without sent messages; a reply to a message of unknown outcome must not raise it above 100 %. */
export function replyRate({ sent, answered }: Pick<ProjectSending, 'sent' | 'answered'>): string {
  return percentOf(answered, sent);
}
