// Colour, type and the logo.
import { cx } from '../../ui/cx.ts';
import { Logo } from '../../ui/logo.tsx';
import { Shelf, Specimen } from './specimen.tsx';

const swatches = [
  ['paper', 'bg-paper'],
  ['card', 'bg-card'],
  ['well', 'bg-well'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['ink', 'bg-ink'],
  ['blue', 'bg-blue'],
  ['blue-soft', 'bg-blue-soft'],
  ['marker', 'bg-marker'],
  ['green', 'bg-green'],
  ['green-soft', 'bg-green-soft'],
  ['amber', 'bg-amber'],
  ['amber-soft', 'bg-amber-soft'],
  ['red', 'bg-red'],
  ['red-soft', 'bg-red-soft'],
] as const;

const sizes = [
  ['52', 'text-3xl font-display font-bold tracking-[-0.02em]'],
  ['34', 'text-2xl font-display font-bold tracking-[-0.02em]'],
  ['26', 'text-xl font-display font-bold tracking-[-0.02em]'],
  ['20', 'text-lg'],
  ['16', 'text-base'],
  ['14', 'text-sm'],
  ['12.5', 'text-xs'],
] as const;

export function FoundationSpecimens() {
  return (
    <Shelf title="Foundation">
      <Specimen name="logo sm, md, lg">
        <Logo size="sm" />
        <Logo />
        <Logo size="lg" />
      </Specimen>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-8">
        {swatches.map(([name, look]) => (
          <div key={name}>
            <div className={cx('h-12 rounded-ctl border border-line', look)} />
            <p className="mt-1 text-xs text-muted">{name}</p>
          </div>
        ))}
      </div>
      <div className="grid grid-cols-1 gap-2">
        {sizes.map(([size, look]) => (
          <div key={size} className="flex items-baseline gap-4">
            <span className="w-9 shrink-0 font-mono text-xs text-muted">{size}</span>
            <span className={cx('min-w-0 truncate', look)}>Written for one person</span>
          </div>
        ))}
        <p className="font-mono text-sm">@mira.kilns 0123456789 482 913</p>
        <p>
          Čeština, Łódź, Ångström, ğ, <span dir="rtl">مرحبا بالعالم</span>, 👩🏽‍🎨 and{' '}
          <a href="#top" className="font-semibold text-blue underline underline-offset-3">
            a link
          </a>
          .
        </p>
      </div>
    </Shelf>
  );
}
