// Search and order of a list of messages.
import { dmLimits } from '@opener/contract/dm';
import { cx } from '../../../ui/cx.ts';
import { Input } from '../../../ui/input.tsx';
import type { MessageSort } from '../api/message-pages.ts';
import { Search } from '../../../ui/icons/index.ts';

interface MessageToolsBarProps {
  search: string;
  onSearch: (search: string) => void;
  sort: MessageSort;
  onSort: (sort: MessageSort) => void;
  className?: string;
}

const orders: { sort: MessageSort; label: string }[] = [
  { sort: 'newest', label: 'Newest' },
  { sort: 'az', label: 'A-Z' },
];

export function MessageToolsBar({ search, onSearch, sort, onSort, className }: MessageToolsBarProps) {
  return (
    <div className={cx('flex min-w-0 items-center gap-2', className)}>
      <div className="relative min-w-0 flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted"
        />
        <Input
          type="search"
          aria-label="Search messages"
          placeholder="Search"
          maxLength={dmLimits.searchMax}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          className="h-10 ps-9 touch:h-11"
        />
      </div>
      <fieldset className="flex shrink-0 gap-1">
        <legend className="sr-only">Sort by</legend>
        {orders.map((order) => (
          <button
            key={order.sort}
            type="button"
            aria-pressed={sort === order.sort}
            onClick={() => onSort(order.sort)}
            className="h-9 rounded-full px-3.5 text-sm font-semibold text-muted transition-colors hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper touch:h-11"
          >
            {order.label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
