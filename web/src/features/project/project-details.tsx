// A project's product and offer. Long texts are folded.
import { useId, useState } from 'react';
import { categoryOf, type Project } from '@opener/contract/project';
import { countCharacters } from '@opener/contract/text';
import { categoryNote } from '../../lib/category-note.ts';
import { exactTime, shortDate } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { ExplainedBadge } from '../../ui/explained-badge.tsx';

const foldedAt = 220;

export function ProjectDetails({ project, onEdit }: { project: Project; onEdit: () => void }) {
  const { product_info, offer_info, created_at } = project;
  const now = useNow();
  return (
    <Card
      title="Project Details"
      action={
        <Button
          variant="ghost"
          size="sm"
          className="-my-1.5 -me-3"
          aria-label="Edit project"
          onClick={onEdit}
        >
          Edit
        </Button>
      }
    >
      <dl className="flex flex-col gap-3">
        <Text label="Product">{product_info}</Text>
        <Text label="Offer">{offer_info}</Text>
      </dl>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-muted">
        <ExplainedBadge tone="blue" text={categoryNote}>
          {categoryOf(product_info)}
        </ExplainedBadge>
        <span>
          Created{' '}
          <time dateTime={created_at} title={exactTime(created_at)}>
            {shortDate(created_at, now)}
          </time>
        </span>
      </p>
    </Card>
  );
}

function Text({ label, children }: { label: string; children: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = countCharacters(children) > foldedAt || children.split('\n').length > 5;
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-0.5 text-sm">
        <span
          id={id}
          dir="auto"
          className={cx('whitespace-pre-line wrap-anywhere', long && !open ? 'line-clamp-5' : 'block')}
        >
          {children}
        </span>
        {long && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-label={`${open ? 'Show less' : 'Show more'} of ${label.toLowerCase()}`}
            onClick={() => setOpen(!open)}
            className="mt-0.5 inline-flex min-h-7 items-center rounded-sm font-medium text-blue underline-offset-4 hover:underline touch:min-h-11"
          >
            {open ? 'Show less' : 'Show more'}
          </button>
        )}
      </dd>
    </div>
  );
}
