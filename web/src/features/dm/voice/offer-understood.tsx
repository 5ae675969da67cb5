// What was parsed from an offer, so that the sender sees what must not get lost.
import { readOffer, type OfferReading } from '@opener/contract/offer';

const parts: [part: keyof OfferReading, name: string][] = [
  ['amount', 'Amount'],
  ['condition', 'Condition'],
  ['limit', 'Limit'],
];

interface OfferUnderstoodProps {
  line: string;
  /** The project's own offer, used while no line is typed. */
  offerInfo: string;
}

export function OfferUnderstood({ line, offerInfo }: OfferUnderstoodProps) {
  const typed = line.trim() !== '';
  const reading = readOffer(typed ? line : offerInfo);
  const nothing = parts.every(([part]) => reading[part] === null);
  const everything = parts.every(([part]) => reading[part] !== null);
  return (
    <div className="rounded-ctl bg-well px-3.5 py-2.5 text-sm">
      <p className="text-muted">
        {typed ? 'Found in this line' : 'Found in your project’s offer'}
        {nothing && ': no amount, condition or limit. That is fine if it has none.'}
      </p>
      {!nothing && (
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
          {parts.map(([part, name]) => (
            <div key={part} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{name}</dt>
              <dd dir="auto" className={reading[part] === null ? 'text-muted' : 'font-medium text-ink'}>
                {reading[part] === null ? 'none found' : `“${reading[part]}”`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {/* Read blind, messages with one short offer are found more natural (docs/benchmarks.md). */}
      {everything && (
        <p className="mt-1.5 text-muted">
          Every message includes all of this. With fewer terms, it sounds more like you.
        </p>
      )}
    </div>
  );
}
