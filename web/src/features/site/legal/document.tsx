// A document to read or print: a table of contents, a comfortable line length, and an anchor for every section.
import type { ReactNode } from 'react';

export type Section = { id: string; title: string; body: ReactNode };

interface DocumentProps {
  title: string;
  lead: string;
  /** As YYYY-MM-DD. */
  effective: string;
  sections: readonly Section[];
}

export function LegalDocument({ title, lead, effective, sections }: DocumentProps) {
  return (
    <article className="pt-8 lg:grid lg:grid-cols-[15rem_minmax(0,68ch)] lg:gap-x-16 lg:pt-12 print:block print:pt-0">
      <header className="lg:col-start-2">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{lead}</p>
        <p className="mt-4 text-sm text-muted">
          Effective from <time dateTime={effective}>{inWords(effective)}</time>
        </p>
      </header>
      <nav
        aria-label="Contents"
        className="mt-8 rounded-card border border-line bg-card p-5 text-sm lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-2 lg:self-start lg:border-0 lg:bg-transparent lg:p-0 print:hidden"
      >
        <p className="font-semibold">Contents</p>
        <ol className="mt-2">
          {sections.map(({ id, title: heading }, at) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex gap-2 rounded-sm py-1.5 text-muted underline-offset-4 hover:text-ink hover:underline touch:py-2.5"
              >
                <span className="w-6 shrink-0 text-end whitespace-nowrap tabular-nums">{at + 1}.</span>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="lg:col-start-2">
        {sections.map(({ id, title: heading, body }, at) => (
          <section key={id} id={id} className="scroll-mt-6 pt-10 print:break-inside-avoid">
            <h2 className="text-xl">
              {at + 1}. {heading}
            </h2>
            <div className={prose}>{body}</div>
          </section>
        ))}
      </div>
    </article>
  );
}

const prose =
  'mt-4 flex flex-col gap-4 [&_a]:font-semibold [&_a]:text-blue [&_a]:underline [&_a]:underline-offset-3 [&_ol]:list-decimal ' +
  '[&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_:is(ul,ol)]:ps-5 [&_li]:ps-1 [&_dt]:font-semibold [&_dd]:mt-0.5 [&_dl]:flex [&_dl]:flex-col [&_dl]:gap-4';

/** 15 November 2026, regardless of the build machine's locale. */
function inWords(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
