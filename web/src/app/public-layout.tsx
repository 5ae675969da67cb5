// The layout of public pages: header, page, footer.
import type { ReactNode } from 'react';
import { useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';
import { SiteFooter } from './site-footer.tsx';

export function PublicLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col">
      <header className="print:hidden mx-auto flex h-19 w-full max-w-290 items-center justify-between gap-4 px-4 sm:px-6">
        <Link to="/" aria-label="Opener, home" className="inline-flex items-center rounded-ctl py-2">
          <Logo />
        </Link>
        <nav aria-label="Site" className="hidden gap-1 md:flex">
          <SiteLink to="/how-it-works" path={path}>
            How it works
          </SiteLink>
          <SiteLink to="/pricing" path={path}>
            Pricing
          </SiteLink>
        </nav>
        <div className="flex items-center gap-1 sm:gap-2">
          <div className="me-2 hidden lg:block">
            <ThemeSwitch />
          </div>
          <Doors pricing={path === '/pricing'} />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-290 flex-1 px-4 pb-20 outline-none sm:px-6"
      >
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}

function Doors({ pricing }: { pricing: boolean }) {
  const { user } = useSession();
  if (user) return <ButtonLink to="/app/dashboard">Go to Dashboard</ButtonLink>;
  return (
    <>
      <ButtonLink to="/login" variant="ghost" className="max-sm:px-3">
        {pricing ? 'Sign In' : 'Sign in'}
      </ButtonLink>
      <ButtonLink to="/signup" className="max-sm:px-3.5">
        {pricing ? 'Get Started' : 'Start free'}
      </ButtonLink>
    </>
  );
}

function SiteLink({ to, path, children }: { to: string; path: string; children: string }) {
  return (
    <Link
      to={to}
      aria-current={path === to ? 'page' : undefined}
      className="rounded-ctl px-3 py-2.5 font-medium hover:bg-well aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-6"
    >
      {children}
    </Link>
  );
}
