// The footer of every public page: links, contact, and the theme.
import { supportEmail } from '../lib/product.ts';
import { Link } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { ThemeSwitch } from '../ui/theme-switch.tsx';

const columns = [
  {
    title: 'Product',
    links: [
      ['How it works', '/how-it-works'],
      ['Pricing', '/pricing'],
      ['Start free', '/signup'],
      ['Sign in', '/login'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
      ['Data processing', '/dpa'],
    ],
  },
] as const;

export function SiteFooter() {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex w-full max-w-290 flex-wrap justify-between gap-x-16 gap-y-8 px-4 py-12 sm:px-6">
        <div className="flex max-w-64 flex-col items-start gap-4">
          <Logo size="sm" />
          <p className="text-sm text-muted">
            The opening line of a conversation, written for one person. For people aged 18 and over.
          </p>
          <ThemeSwitch />
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-8 text-sm">
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <p className="font-semibold">{title}</p>
              <ul className="mt-1">
                {links.map(([label, to]) => (
                  <li key={to}>
                    <Link to={to} className={footerLink}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <p className="font-semibold">Support</p>
            <a href={`mailto:${supportEmail}`} className={`mt-1 ${footerLink}`}>
              {supportEmail}
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
}

const footerLink =
  'flex min-h-9 items-center rounded-sm text-muted underline-offset-4 hover:text-ink hover:underline touch:min-h-11';
