// Search, fit and order of a list of messages.
import { type Fit, fits } from '@opener/contract/message';
import { listLimits } from '@opener/contract/message-list';
import { cx } from '../../../ui/cx.ts';
import { SearchInput } from '../../../ui/search-input.tsx';
import { PillSelect } from '../../../ui/select.tsx';
import type { MessageSort } from '../api/message-pages.ts';
import { fitWords } from './fit-words.ts';

interface MessageToolsBarProps {
  search: string;
  onSearch: (search: string) => void;
  sort: MessageSort;
  onSort: (sort: MessageSort) => void;
  fit: Fit | undefined;
  onFit: (fit: Fit | undefined) => void;
  className?: string;
}

const orders: { sort: MessageSort; label: string }[] = [
  { sort: 'newest', label: 'Newest' },
  { sort: 'az', label: 'A-Z' },
];

export function MessageToolsBar({
  search,
  onSearch,
  sort,
  onSort,
  fit,
  onFit,
  className,
}: MessageToolsBarProps) {
  return (
    <div className={cx('flex min-w-0 flex-wrap items-center gap-2', className)}>
      <SearchInput
        label="Search messages"
        maxLength={listLimits.searchMax}
        value={search}
        onChange={onSearch}
        className="flex-1 max-sm:basis-full"
      />
      <PillSelect
        aria-label="Fit"
        value={fit ?? ''}
        onChange={({ target }) => onFit(fits.find((one) => one === target.value))}
        className="max-sm:me-auto"
      >
        <option value="">All fits</option>
        {fits.map((one) => (
          <option key={one} value={one}>
            {fitWords[one].short}
          </option>
        ))}
      </PillSelect>
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
