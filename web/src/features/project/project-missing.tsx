// A project that does not exist or failed to load, with a link back.
import { Link } from 'react-router';
import { projectErrors } from '@opener/contract/project';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArrowLeft } from '../../ui/icons/index.ts';

export function BackToProjects() {
  return (
    <Link
      to="/app/projects"
      className="-my-1 inline-flex min-h-9 items-center gap-1.5 rounded-sm text-sm text-muted underline-offset-4 hover:text-ink hover:underline touch:min-h-11"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Projects
    </Link>
  );
}

export function ProjectMissing() {
  return (
    <Card>
      <EmptyState
        level={1}
        title={projectErrors.notFound}
        text="It may have been deleted."
        action={
          <ButtonLink to="/app/projects" variant="secondary">
            Back to projects
          </ButtonLink>
        }
      />
    </Card>
  );
}

export function ProjectFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <>
      <BackToProjects />
      <Card className="mt-3">
        <ErrorState level={1} title="This project did not load" busy={busy} onRetry={onRetry} />
      </Card>
    </>
  );
}

export function ProjectWaiting() {
  return (
    <>
      <BackToProjects />
      <output className="sr-only">Loading project</output>
      <Skeleton className="mt-3 h-9 w-72 max-w-full" />
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card className="h-56">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="mt-5 h-24 w-full rounded-ctl" />
        </Card>
        <Card className="h-44">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="mt-5 h-10 w-20" />
        </Card>
      </div>
    </>
  );
}
