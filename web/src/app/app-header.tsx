// The header of the signed-in area. The balance has a reserved place and stays empty until it is known.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ProfileMenu } from '../features/account/profile-menu.tsx';
import { Logo } from '../ui/logo.tsx';
import { TopNavigation } from './app-navigation.tsx';

export function AppHeader({ balance }: { balance?: ReactNode }) {
  return (
    // On a phone the adding strip replaces it at the top: both, and the bars below, would be too much.
    <header
      data-stays="top"
      className="print:hidden sticky top-0 z-20 border-b border-line bg-card short:static max-md:has-[+aside]:static"
    >
      <div className="mx-auto flex h-16 w-full max-w-292 items-center gap-4 px-4 lg:gap-7 sm:px-6">
        <Link
          to="/app/dashboard"
          aria-label="Opener, dashboard"
          className="inline-flex items-center rounded-ctl py-2"
        >
          <Logo size="sm" className="md:max-lg:[&>span]:sr-only" />
        </Link>
        <TopNavigation />
        <div className="ms-auto flex items-center gap-3">
          {balance}
          <ProfileMenu />
        </div>
      </div>
    </header>
  );
}
