// What came of a project's messages, each number with a link to the messages that it counts.
import { Link } from 'react-router';
import type { Results } from '@opener/contract/figure';
import type { MessageState } from '@opener/contract/message-list';
import type { Project } from '@opener/contract/project';
import { wholeNumber } from '../../lib/format.ts';
import { percentOf } from '../../lib/rate.ts';

interface ProjectFiguresProps {
  project: Pick<Project, 'id' | 'name'>;
  results: Results;
}

export function ProjectFigures({ project, results }: ProjectFiguresProps) {
  const { sent, answered, interested } = results;
  const figures: { state: MessageState; words: string; count: number }[] = [
    { state: 'sent', words: 'sent', count: sent },
    { state: 'answered', words: `answered (${percentOf(answered, sent)})`, count: answered },
    { state: 'interested', words: `interested (${percentOf(interested, sent)})`, count: interested },
  ];
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted tabular-nums">
      {figures.map(({ state, words, count }) => (
        <li key={state} className="relative">
          {count === 0 ? (
            <span className="inline-flex min-h-6 items-center touch:min-h-11">0 {state}</span>
          ) : (
            <Link
              to={{ pathname: `/app/projects/${project.id}`, search: `?state=${state}`, hash: '#messages' }}
              aria-label={`${wholeNumber(count)} ${words}, ${project.name}`}
              className="inline-flex min-h-6 items-center gap-1 text-inherit underline decoration-edge decoration-1 underline-offset-4 hover:text-ink hover:decoration-current touch:min-h-11"
            >
              <span className="font-semibold text-ink">{wholeNumber(count)}</span> {words}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
