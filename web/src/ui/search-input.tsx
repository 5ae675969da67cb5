// A search field with its magnifying glass.
import { cx } from './cx.ts';
import { Search } from './icons/index.ts';
import { Input } from './input.tsx';

interface SearchInputProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  className?: string;
}

export function SearchInput({ label, value, onChange, maxLength, className }: SearchInputProps) {
  return (
    <div className={cx('relative min-w-0', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder="Search"
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-10 ps-9 touch:h-11"
      />
    </div>
  );
}
