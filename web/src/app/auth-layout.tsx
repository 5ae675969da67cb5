// The layout of account forms, with a link to the front page above.
import { Link, Outlet } from 'react-router';
import { Logo } from '../ui/logo.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';

export function AuthLayout() {
  return (
    <div className="flex flex-1 flex-col">
      <header className="mx-auto flex h-19 w-full max-w-290 items-center justify-between gap-4 px-4 sm:px-6">
        <Link to="/" aria-label="Opener, home" className="inline-flex items-center rounded-ctl py-2">
          <Logo />
        </Link>
        <ThemeSwitch />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-290 flex-1 flex-col justify-center px-4 pt-4 pb-16 outline-none sm:px-6"
      >
        <Outlet />
      </main>
    </div>
  );
}
