// The three figures of the account.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Credits } from '@opener/contract/credit';
import { wholeNumber } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FolderOpen, MessageSquareText, Wallet } from '../../ui/icons/index.ts';

interface Loaded<T> {
  value: T | undefined;
  failed: boolean;
}

interface DashboardTilesProps {
  projects: Loaded<number>;
  credits: Loaded<Credits>;
}

export function DashboardTiles({ projects, credits }: DashboardTilesProps) {
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-5">
      <Tile
        name="Available Credits"
        icon={<Wallet aria-hidden="true" />}
        value={credits.value?.credits}
        failed={credits.failed}
        className="col-span-2 sm:col-span-1"
      >
        <Link
          to="/app/payments"
          className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-blue"
        >
          Buy Messages
        </Link>
      </Tile>
      <Tile
        name="Projects"
        icon={<FolderOpen aria-hidden="true" />}
        value={projects.value}
        failed={projects.failed}
      >
        <ToList to="/app/projects" label="View all projects" />
      </Tile>
      <Tile
        name="Messages Generated"
        icon={<MessageSquareText aria-hidden="true" />}
        value={credits.value?.total_used}
        failed={credits.failed}
      >
        <ToList to="/app/messages" label="View all messages" />
      </Tile>
    </div>
  );
}

function ToList({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-blue"
    >
      View all
    </Link>
  );
}

interface TileProps extends Loaded<number> {
  name: string;
  icon: ReactNode;
  className?: string;
  children?: ReactNode;
}

function Tile({ name, icon, value, failed, className, children }: TileProps) {
  return (
    <Card as="section" aria-label={name} className={cx('flex flex-col', className)}>
      <p className="flex items-center gap-2 text-sm text-muted max-sm:[&_svg]:hidden [&_svg]:size-4.5 [&_svg]:shrink-0">
        {icon}
        {name}
      </p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 pt-2">
        {value === undefined && !failed ? (
          <Skeleton className="my-1 h-10 w-16" />
        ) : (
          <p className="font-display text-[2.5rem] leading-12 font-bold tracking-[-0.02em] tabular-nums [overflow-wrap:anywhere]">
            {value === undefined ? '–' : wholeNumber(value)}
          </p>
        )}
        {children}
      </div>
    </Card>
  );
}
