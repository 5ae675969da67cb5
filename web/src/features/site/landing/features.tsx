// What the product does, in cards that each show a piece of it.
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { Check, Clock, FileSpreadsheet, Pencil, ShieldCheck } from '../../../ui/icons/index.ts';
import { examples } from '../scene/examples.ts';
import { MarkedRuns } from '../scene/marked-runs.tsx';

/** A different one from the scene's first. */
const { bio, message } = examples[1] ?? examples[0];

export function Features() {
  return (
    <section className="mt-18 lg:mt-28">
      <h2 className="max-w-[13em] text-2xl sm:text-[2.5rem]">Still personal at the hundredth message.</h2>
      <p className="mt-3 max-w-[36em] text-muted sm:text-[1.125rem]">
        Every line is checked against the profile it came from before you see it.
      </p>
      <ul className="mt-8 grid gap-5 md:grid-cols-6">
        <Feature
          className="md:col-span-3"
          tag="Reads"
          title="The profile, not a spreadsheet"
          text="Bio, trade, place and recent posts. What isn't there is never claimed."
        >
          <p className="rounded-card border border-line bg-paper px-4 py-3.5">
            <MarkedRuns runs={bio} />
          </p>
        </Feature>
        <Feature
          className="md:col-span-3"
          tag="Writes"
          title="Short, warm, one question"
          text="A few plain sentences that fit your product and your offer. Edit any of them."
        >
          <p className="w-fit rounded-bubble rounded-es-tail bg-blue px-4.5 py-3 text-on-blue">
            <MarkedRuns runs={message} />
          </p>
        </Feature>
        <Feature
          className="md:col-span-2"
          tag="Sends"
          title="At a pace that protects you"
          text="Never twice to the same person. Stops at the first sign of trouble."
        >
          <Line icon={<Clock />}>Next one in 7 minutes</Line>
          <Line icon={<ShieldCheck />}>5 a day at first, 25 at most</Line>
        </Feature>
        <Feature
          className="md:col-span-2"
          tag="Keeps"
          title="Everything in one place"
          text="A project per campaign. Search, edit and export your messages."
        >
          <Line icon={<Pencil />}>Edit before sending</Line>
          <Line icon={<FileSpreadsheet />}>Export to Excel</Line>
        </Feature>
        <Feature
          className="md:col-span-2"
          tag="Costs"
          title="Pay for messages, not months"
          text="One credit per message, in one-time packs. If one fails, you get the credit back."
        >
          <Line icon={<Check />}>10 free sends to start with</Line>
          <Line icon={<Check />}>Credits never expire</Line>
        </Feature>
      </ul>
    </section>
  );
}

interface FeatureProps {
  tag: string;
  title: string;
  text: string;
  className: string;
  children: ReactNode;
}

function Feature({ tag, title, text, className, children }: FeatureProps) {
  return (
    <li className={cx('flex min-w-0 flex-col rounded-card border border-line bg-card p-5 sm:p-6', className)}>
      <Badge tone="blue" className="self-start">
        {tag}
      </Badge>
      <h3 className="mt-3.5 text-[1.375rem]">{title}</h3>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-auto flex flex-col gap-1.5 pt-5">{children}</div>
    </li>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <p className="flex items-center gap-2.5 text-sm font-medium [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-blue">
      {icon}
      {children}
    </p>
  );
}
