// Search and sorting of the project list.
import { cx } from '../../ui/cx.ts';
import { Input } from '../../ui/input.tsx';
import type { ProjectSort } from './select-projects.ts';
import { Search } from '../../ui/icons/index.ts';

interface ProjectToolsProps {
  search: string;
  sort: ProjectSort;
  onSearch: (search: string) => void;
  onSort: (sort: ProjectSort) => void;
}

const orders = [
  ['newest', 'Newest'],
  ['az', 'A-Z'],
] as const;

export function ProjectTools({ search, sort, onSearch, onSort }: ProjectToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="relative min-w-0 flex-1 basis-56 sm:max-w-90">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-4.5 text-muted"
        />
        <Input
          type="search"
          aria-label="Search projects"
          placeholder="Search projects"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          className="ps-10"
        />
      </div>
      <fieldset className="flex gap-1">
        <legend className="sr-only">Sort by</legend>
        {orders.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={sort === value}
            onClick={() => onSort(value)}
            className={cx(
              'h-9 rounded-full px-3.5 text-sm font-semibold text-muted transition-colors hover:text-ink touch:h-11',
              'aria-pressed:bg-ink aria-pressed:text-paper',
            )}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
