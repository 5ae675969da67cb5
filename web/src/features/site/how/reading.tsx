// What is read from a profile, and what never is.
import type { ReactNode } from 'react';
import { Check, X } from '../../../ui/icons/index.ts';

const read = [
  'Name, username and category',
  'The biography, word for word',
  'Captions of recent posts',
  'Follower and post counts',
];
const left = [
  'Anything on a private profile',
  'Stories, comments, private messages',
  'Who follows whom',
  'Guesses about health, beliefs, origin or money',
];

export function Reading() {
  return (
    <section id="reading" className="border-t border-line pt-12 lg:pt-16">
      <h2 className="text-2xl">What is read from a profile</h2>
      <p className="mt-3 max-w-[40em] text-muted">
        Only what is public. A draft that mentions something the profile does not say is discarded and
        rewritten.
      </p>
      <div className="mt-7 grid gap-5 md:grid-cols-2">
        <List title="Read" items={read} icon={<Check aria-hidden="true" className="text-green" />} />
        <List title="Not read" items={left} icon={<X aria-hidden="true" className="text-muted" />} />
      </div>
    </section>
  );
}

function List({ title, items, icon }: { title: string; items: string[]; icon: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 flex flex-col gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5 [&_svg]:mt-0.75 [&_svg]:size-4.5 [&_svg]:shrink-0">
            {icon}
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
