// The filters that a figure's link has set (days, Instagram account, voice of a test), each with a button to remove it.
import type { ReactNode } from 'react';
import type { VariantLetter } from '@opener/contract/voice-test';
import { dayName } from '../../../lib/format.ts';
import { cx } from '../../../ui/cx.ts';
import { X } from '../../../ui/icons/index.ts';

interface NarrowedByProps {
  from: string | undefined;
  to: string | undefined;
  account: string | undefined;
  variant: VariantLetter | undefined;
  onAnyTime: () => void;
  onAnyAccount: () => void;
  onAnyVariant: () => void;
  className?: string;
}

export function NarrowedBy(props: NarrowedByProps) {
  const { from, to, account, variant, onAnyTime, onAnyAccount, onAnyVariant, className } = props;
  const days = periodWords(from, to);
  if (days === undefined && account === undefined && variant === undefined) return null;
  return (
    <div className={cx('flex flex-wrap gap-1.5', className)}>
      {variant !== undefined && (
        <Chip label={`Voice ${variant.toUpperCase()}, show both`} onClear={onAnyVariant}>
          Voice {variant.toUpperCase()}
        </Chip>
      )}
      {account !== undefined && (
        <Chip label={`@${account}, show all accounts`} onClear={onAnyAccount}>
          <bdi className="min-w-0 truncate font-mono font-normal">@{account}</bdi>
        </Chip>
      )}
      {days !== undefined && (
        <Chip label={`${days}, show any time`} onClear={onAnyTime}>
          {days}
        </Chip>
      )}
    </div>
  );
}

function Chip({ label, onClear, children }: { label: string; onClear: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClear}
      className="flex h-9 max-w-full items-center gap-1.5 rounded-full border border-edge bg-card ps-3.5 pe-2.5 text-sm font-semibold text-ink tabular-nums transition-colors hover:border-ink touch:h-11"
    >
      {children}
      <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </button>
  );
}

function periodWords(from: string | undefined, to: string | undefined): string | undefined {
  const thisYear = String(new Date().getFullYear());
  const name = (day: string) => dayName(day, !day.startsWith(thisYear));
  if (from === undefined) return to === undefined ? undefined : `Until ${name(to)}`;
  if (to === undefined) return `Since ${name(from)}`;
  return from === to ? name(from) : `${name(from)} – ${name(to)}`;
}
