// Below every signed-in screen: the theme, the fine print and a way to ask. On phones it stays clear of the bottom bar.
import { Link } from 'react-router';
import { supportEmail } from '../lib/product.ts';
import { ThemeSwitch } from '../ui/theme-switch.tsx';

export function AppFooter() {
  return (
    <footer className="print:hidden mx-auto flex w-full max-w-292 flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 pb-24 text-sm text-muted sm:px-6 md:pb-6">
      <ThemeSwitch />
      <ul className="flex flex-wrap gap-x-5">
        <li>
          <Link to="/terms" className={link}>
            Terms
          </Link>
        </li>
        <li>
          <Link to="/privacy" className={link}>
            Privacy
          </Link>
        </li>
        <li>
          <a href={`mailto:${supportEmail}`} className={link}>
            Support
          </a>
        </li>
      </ul>
    </footer>
  );
}

const link = 'inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline';
