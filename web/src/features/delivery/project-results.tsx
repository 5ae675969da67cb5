// What came of a project's messages so far.
import type { ProjectSending } from '@opener/contract/delivery';
import { wholeNumber } from '../../lib/format.ts';

export function ProjectResults({ project }: { project: ProjectSending }) {
  const figures = [
    { name: 'Sent', value: wholeNumber(project.sent) },
    { name: 'Answered', value: wholeNumber(project.answered) },
    { name: 'Reply rate', value: replyRate(project) },
  ];
  return (
    <dl className="grid grid-cols-3 gap-2.5">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-display text-lg font-bold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Of nothing sent there is no rate; an answer to a message of unknown fate must not lift it above all. */
export function replyRate({ sent, answered }: Pick<ProjectSending, 'sent' | 'answered'>): string {
  return sent === 0 ? '–' : `${Math.min(100, Math.round((answered / sent) * 100))}%`;
}
