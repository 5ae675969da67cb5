// Search, project and filters of the conversations.
import { type ThreadCounts, threadFilters } from '@opener/contract/conversation';
import { listLimits } from '@opener/contract/message-list';
import { CountFilter, CountToggle } from '../../../ui/count-filter.tsx';
import { NameSelect } from '../../../ui/name-select.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { filterWords } from '../outcome-words.ts';
import type { ThreadViewState } from './use-thread-view.ts';

interface ThreadSearchProps {
  view: ThreadViewState;
  projects: readonly { id: string; name: string }[] | undefined;
  project: string | undefined;
}

export function ThreadSearch({ view, projects, project }: ThreadSearchProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        label="Search conversations"
        maxLength={listLimits.searchMax}
        value={view.search}
        onChange={view.onSearch}
        className="flex-1 basis-36 max-sm:basis-full"
      />
      <NameSelect
        label="Project"
        all="All projects"
        options={projects}
        value={project}
        onChange={view.onProject}
        className="max-sm:w-full sm:max-w-44"
      />
    </div>
  );
}

interface ThreadFiltersProps {
  view: ThreadViewState;
  /** Undefined until loaded. */
  counts: ThreadCounts | undefined;
}

export function ThreadFilters({ view, counts }: ThreadFiltersProps) {
  const choices = [undefined, ...threadFilters].map((value) => ({
    value,
    label: value ? filterWords[value].label : 'All',
    count: counts?.[value ?? 'all'],
  }));
  return (
    <CountFilter choices={choices} value={view.filter} onChange={view.onFilter}>
      <CountToggle
        label="Unread"
        count={counts?.unread}
        pressed={view.unread}
        onPress={() => view.onUnread(!view.unread)}
      />
    </CountFilter>
  );
}
