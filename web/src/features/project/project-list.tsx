// The list of projects in each state: loading, failed, empty, nothing found, loaded.
import type { Results } from '@opener/contract/figure';
import type { Project } from '@opener/contract/project';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ProjectRow } from './project-row.tsx';
import { Plus } from '../../ui/icons/index.ts';

interface ProjectListProps {
  /** Undefined until loaded. */
  projects: Project[] | undefined;
  /** By project. */
  results: ReadonlyMap<string, Results>;
  searching: boolean;
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
  onClear: () => void;
  onNew: () => void;
  onEdit: (project: Project) => void;
  onDelete: (project: Project) => void;
}

export function ProjectList(props: ProjectListProps) {
  const { projects, results, searching, failed, retrying, onRetry, onClear, onNew, onEdit, onDelete } = props;
  if (!projects) {
    return failed ? (
      <Card>
        <ErrorState title="Your projects did not load" onRetry={onRetry} busy={retrying} />
      </Card>
    ) : (
      <Waiting />
    );
  }
  if (projects.length === 0) {
    return (
      <Card>
        {searching ? (
          <EmptyState
            title="No projects found"
            text="Try a different search, or clear it to see all projects."
            action={
              <Button variant="secondary" onClick={onClear}>
                Clear search
              </Button>
            }
          />
        ) : (
          <EmptyState
            title="You don't have any projects yet"
            text="A project brings together what you offer and the people you write to."
            action={
              <Button icon={<Plus aria-hidden="true" className="size-4.5" />} onClick={onNew}>
                Create your first project
              </Button>
            }
          />
        )}
      </Card>
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {projects.map((project) => (
        <ProjectRow
          key={project.id}
          project={project}
          results={results.get(project.id)}
          onEdit={() => onEdit(project)}
          onDelete={() => onDelete(project)}
        />
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div className="flex flex-col gap-3">
      <output className="sr-only">Loading projects</output>
      {['a', 'b', 'c'].map((key) => (
        <Card key={key}>
          <Skeleton className="h-6 w-48 max-w-full" />
          <Skeleton className="mt-4 h-4 w-full max-w-120" />
          <Skeleton className="mt-2 h-4 w-64 max-w-full" />
        </Card>
      ))}
    </div>
  );
}
