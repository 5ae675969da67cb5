// A named section of the gallery, and a captioned example in it.
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-14 border-t border-line pt-6">
      <h2 className="mb-6 text-xl">{title}</h2>
      <div className="grid grid-cols-1 gap-8">{children}</div>
    </section>
  );
}

export function Specimen({ name, stack, children }: { name: string; stack?: boolean; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2.5 font-mono text-xs text-muted">{name}</p>
      <div className={cx('flex min-w-0 gap-3', stack ? 'flex-col' : 'flex-wrap items-center')}>
        {children}
      </div>
    </div>
  );
}
