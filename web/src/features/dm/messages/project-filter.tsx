// Filters the list of all messages by project.
import { PillSelect } from '../../../ui/select.tsx';

interface ProjectFilterProps {
  projects: readonly { id: string; name: string }[] | undefined;
  project: string | undefined;
  onProject: (id: string | undefined) => void;
}

export function ProjectFilter({ projects, project, onProject }: ProjectFilterProps) {
  if (!projects || (projects.length < 2 && project === undefined)) return null;
  return (
    <PillSelect
      aria-label="Project"
      value={project ?? ''}
      onChange={({ target }) => onProject(target.value || undefined)}
      className="min-w-0 max-sm:w-full sm:max-w-64"
    >
      <option value="">All projects</option>
      {projects.map(({ id, name }) => (
        <option key={id} value={id} dir="auto">
          {name}
        </option>
      ))}
    </PillSelect>
  );
}
