// A page of reading: a comfortable measure, headings that breathe.
import type { ReactNode } from 'react';

export function Prose({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <article className="mx-auto max-w-[68ch] pt-10">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-4 text-lg text-muted">{lead}</p>
      <div className="mt-10 flex flex-col gap-4 [&_:is(p,li)_a]:font-semibold [&_:is(p,li)_a]:text-blue [&_:is(p,li)_a]:underline [&_:is(p,li)_a]:underline-offset-3 [&_h2]:mt-6 [&_h2]:text-xl [&_ol]:list-decimal [&_ol]:ps-5 [&_ul]:list-disc [&_ul]:ps-5">
        {children}
      </div>
    </article>
  );
}
