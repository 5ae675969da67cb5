// What connecting means, shown before anybody types a password.
import type { ReactNode } from 'react';
import { Clock, KeyRound, ShieldAlert } from '../../ui/icons/index.ts';

export function ConnectMeaning() {
  return (
    <ul className="flex flex-col gap-3.5 text-sm text-muted">
      <Point icon={<Clock aria-hidden="true" />} title="Messages are sent automatically.">
        One at a time, in your working hours, slowly at first. You can pause at any time, or review each one
        before it is sent.
      </Point>
      <Point icon={<KeyRound aria-hidden="true" />} title="Your password is passed on, never stored.">
        It goes to Instagram for this login. We keep only the connection, encrypted.
      </Point>
      <Point
        icon={<ShieldAlert aria-hidden="true" />}
        title="Instagram may limit accounts that message strangers."
      >
        Our pace lowers that risk but cannot remove it.
      </Point>
    </ul>
  );
}

function Point({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0">
      {icon}
      <p>
        <strong className="block font-semibold text-ink">{title}</strong>
        {children}
      </p>
    </li>
  );
}
