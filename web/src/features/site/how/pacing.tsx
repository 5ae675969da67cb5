// How sending is paced: the ramp of the first two weeks, and the rules beside it.
import { carefulPace, freezeHours, warmUpDays as days } from '@opener/contract/careful-pace';
import { capOnDay } from '../../../lib/pace.ts';

const { gap, dailyCap, hours } = carefulPace;

const ramp = Array.from({ length: days }, (_, day) => ({ day, cap: capOnDay(day) }));

const rules = [
  [`${gap.from / 60} to ${gap.to / 60} minutes`, 'between messages, different each time'],
  [`${hours.from}:00 to ${hours.to}:00`, 'is when messages are sent; the rest wait until morning'],
  ['Once', 'per person and account, unless you choose to send again'],
  [`${freezeHours} hours`, 'without sending if Instagram limits your account'],
  ['No retry', 'if it is unclear whether a message arrived: you decide'],
] as const;

export function Pacing() {
  return (
    <section id="pacing" className="border-t border-line pt-12 lg:pt-16">
      <h2 className="text-2xl">How sending is paced</h2>
      <p className="mt-3 max-w-[40em] text-muted">
        If you connect your Instagram account, messages are sent one at a time. A new connection starts small
        and builds up over two weeks. People on your do-not-contact list are skipped.
      </p>
      <div className="mt-7 grid gap-5 lg:grid-cols-2">
        <figure className="flex flex-col rounded-card border border-line bg-card p-5 sm:p-6">
          <figcaption className="text-sm font-semibold">
            Daily limit: {dailyCap.from} on day 1, {dailyCap.to} from day {days}
          </figcaption>
          <svg viewBox="0 0 282 128" aria-hidden="true" className="mt-5 w-full flex-1 fill-bar">
            {ramp.map(({ cap, day }) => (
              <rect
                key={day}
                x={day * 20 + 2}
                y={112 - cap * 4}
                width="14"
                height={cap * 4}
                rx="4"
                className={day === days - 1 ? undefined : 'opacity-70'}
              />
            ))}
            <text x="2" y="126" className="fill-muted text-[10px]">
              Day 1
            </text>
            <text x="276" y="126" textAnchor="end" className="fill-muted text-[10px]">
              Day {days}
            </text>
          </svg>
        </figure>
        <dl className="flex flex-col rounded-card border border-line bg-card px-5 sm:px-6">
          {rules.map(([value, label]) => (
            <div
              key={value}
              className="grid flex-1 gap-x-5 border-line py-3.5 not-first:border-t sm:grid-cols-[9.5rem_1fr] sm:items-center"
            >
              <dt className="font-display text-lg font-bold tracking-[-0.02em]">{value}</dt>
              <dd className="text-sm text-muted">{label}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
