// The areas of the signed-in app: in the header on wide screens, at the bottom on phones.
import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import { UnreadCount } from '../features/conversation/unread-count.tsx';
import { CreditCard, FolderOpen, House, MessageCircleReply, MessageSquare } from '../ui/icons/index.ts';

interface Room {
  to: string;
  label: string;
  Icon: typeof House;
  /** How much in it is new. */
  Count?: ComponentType<{ className?: string }>;
}

const rooms: Room[] = [
  { to: '/app/dashboard', label: 'Dashboard', Icon: House },
  { to: '/app/projects', label: 'Projects', Icon: FolderOpen },
  { to: '/app/messages', label: 'Messages', Icon: MessageSquare },
  { to: '/app/conversations', label: 'Conversations', Icon: MessageCircleReply, Count: UnreadCount },
  { to: '/app/payments', label: 'Buy More', Icon: CreditCard },
];

export function TopNavigation() {
  return (
    <nav aria-label="Main" className="hidden md:flex lg:gap-1">
      {rooms.map(({ to, label, Count }) => (
        <NavLink
          key={to}
          to={to}
          className="rounded-ctl px-2 py-2 text-sm font-medium whitespace-nowrap text-muted lg:px-3 lg:text-[0.9375rem] hover:text-ink aria-[current=page]:bg-well aria-[current=page]:text-ink"
        >
          {label}
          {Count && (
            <>
              {' '}
              <Count className="ms-0.5" />
            </>
          )}
        </NavLink>
      ))}
    </nav>
  );
}

export function BottomBar() {
  return (
    <nav
      aria-label="Main"
      data-stays="bottom"
      className="print:hidden fixed inset-x-0 bottom-0 z-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {/* As wide as their words need: five equal parts are too narrow on a small phone. */}
      <ul className="grid grid-cols-[repeat(5,auto)]">
        {rooms.map(({ to, label, Icon, Count }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="group flex h-16 flex-col items-center justify-center gap-1 text-xs font-medium text-muted focus-visible:-outline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:text-blue"
            >
              <span className="relative rounded-full px-3.5 py-0.5 group-aria-[current=page]:bg-blue-soft">
                <Icon aria-hidden="true" className="size-5" />
                {Count && <Count className="absolute start-7 -top-1.5" />}
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
