// Links to the newest projects.
import { Link } from 'react-router';
import { categoryOf, type Project } from '@opener/contract/project';
import { categoryNote } from '../../lib/category-note.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExplainedBadge } from '../../ui/explained-badge.tsx';
import { CardFailed, CardLoading, cornerLink } from '../../ui/card-states.tsx';

const shown = 4;

interface ProjectsCardProps {
  projects: Project[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

export function ProjectsCard({ projects, failed, onRetry }: ProjectsCardProps) {
  return (
    <Card
      title="Your Projects"
      action={
        <Link to="/app/projects?new" className={cornerLink}>
          New Project
        </Link>
      }
    >
      {projects ? (
        <Projects projects={projects} />
      ) : failed ? (
        <CardFailed onRetry={onRetry} />
      ) : (
        <CardLoading rows={3} />
      )}
    </Card>
  );
}

function Projects({ projects }: { projects: Project[] }) {
  if (projects.length === 0) {
    return (
      <EmptyState
        level={3}
        className="py-4"
        title="You don't have any projects yet"
        text="A project brings together what you offer and the people you write to."
      />
    );
  }
  return (
    <>
      <ul className="border-t border-line">
        {projects.slice(0, shown).map((project) => (
          <ProjectRow key={project.id} project={project} />
        ))}
      </ul>
      {projects.length > shown && (
        <Link to="/app/projects" className={`${cornerLink} mt-3 -mb-2`}>
          View all {projects.length} projects
        </Link>
      )}
    </>
  );
}

function ProjectRow({ project }: { project: Project }) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-3 last:border-b-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <h3 className="min-w-0 truncate font-sans text-base font-semibold tracking-normal">
            <bdi>{project.name}</bdi>
          </h3>
          <ExplainedBadge className="shrink-0" text={categoryNote}>
            {categoryOf(project.product_info)}
          </ExplainedBadge>
        </div>
        <p className="truncate text-sm text-muted" dir="auto">
          {project.product_info}
        </p>
      </div>
      <ButtonLink
        to={`/app/projects/${project.id}`}
        variant="secondary"
        size="sm"
        aria-label={`Open ${project.name}`}
      >
        Open
      </ButtonLink>
    </li>
  );
}
