// The four areas of the signed-in app: in the header on wide screens, at the bottom on phones.
import { NavLink } from 'react-router';
import { CreditCard, FolderOpen, House, MessageSquare } from '../ui/icons/index.ts';

const rooms = [
  { to: '/app/dashboard', label: 'Dashboard', Icon: House },
  { to: '/app/projects', label: 'Projects', Icon: FolderOpen },
  { to: '/app/messages', label: 'Messages', Icon: MessageSquare },
  { to: '/app/payments', label: 'Buy More', Icon: CreditCard },
];

export function TopNavigation() {
  return (
    <nav aria-label="Main" className="hidden gap-1 md:flex">
      {rooms.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          className="rounded-ctl px-3 py-2 text-[0.9375rem] font-medium text-muted hover:text-ink aria-[current=page]:bg-well aria-[current=page]:text-ink"
        >
          {label}
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
      <ul className="grid grid-cols-4">
        {rooms.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="group flex h-16 flex-col items-center justify-center gap-1 text-xs font-medium text-muted focus-visible:-outline-offset-4 aria-[current=page]:font-semibold aria-[current=page]:text-blue"
            >
              <span className="rounded-full px-3.5 py-0.5 group-aria-[current=page]:bg-blue-soft">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
