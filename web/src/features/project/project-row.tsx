// One project in the list: product, date and actions.
import { Link } from 'react-router';
import { categoryOf, type Project } from '@opener/contract/project';
import type { Results } from '@opener/contract/figure';
import { exactTime, shortDate } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ExplainedBadge } from '../../ui/explained-badge.tsx';
import { categoryNote } from '../../lib/category-note.ts';
import { ProjectFigures } from './project-figures.tsx';
import { ArrowRight, Pencil, Trash } from '../../ui/icons/index.ts';

interface ProjectRowProps {
  project: Project;
  /** What came of its messages, once known. */
  results: Results | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

export function ProjectRow({ project, results, onEdit, onDelete }: ProjectRowProps) {
  const { id, name, product_info, offer_info, created_at } = project;
  const now = useNow();
  const address = `/app/projects/${id}`;
  return (
    <li className="relative flex min-w-0 flex-col gap-4 rounded-card border border-line bg-card p-4 transition-colors [contain-intrinsic-size:auto_10rem] [content-visibility:auto] hover:border-edge sm:p-5.5 md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 dir="auto" className="line-clamp-2 min-w-0 text-lg">
            <Link to={address} className="rounded-sm after:absolute after:inset-0 after:rounded-card">
              {name}
            </Link>
          </h2>
          <ExplainedBadge tone="blue" className="shrink-0" text={categoryNote}>
            {categoryOf(product_info)}
          </ExplainedBadge>
        </div>
        <dl className="mt-2 flex flex-col gap-1 text-sm">
          <Line label="Product">{product_info}</Line>
          <Line label="Offer">{offer_info}</Line>
        </dl>
        <p className="mt-2.5 text-xs text-muted">
          Created{' '}
          <time dateTime={created_at} title={exactTime(created_at)}>
            {shortDate(created_at, now)}
          </time>
        </p>
        {results && results.sent > 0 && <ProjectFigures project={project} results={results} />}
      </div>
      <div className="relative flex items-center gap-1.5 self-stretch md:self-center">
        <ButtonLink
          to={address}
          variant="secondary"
          size="sm"
          aria-label={`Open ${name}`}
          className="max-md:me-auto"
        >
          Open
          <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
        <Button variant="ghost" size="sm" className={square} aria-label={`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4.5" />
        </Button>
        <Button variant="ghost" size="sm" className={square} aria-label={`Delete ${name}`} onClick={onDelete}>
          <Trash aria-hidden="true" className="size-4.5" />
        </Button>
      </div>
    </li>
  );
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex min-w-0 gap-2">
      <dt className="w-14 shrink-0 text-muted">{label}</dt>
      <dd dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

const square = 'w-9 px-0 touch:w-11';
