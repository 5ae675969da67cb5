// What came of each voice. Each number leads to the messages that it counts, further down on the same page.
import { Link } from 'react-router';
import {
  type Rate,
  variantLetters,
  type VariantLetter,
  type VariantResults,
  type VoiceTest,
} from '@opener/contract/voice-test';
import { wholeNumber } from '../../../lib/format.ts';

type Row = {
  name: string;
  field: 'written' | 'sent' | 'answered' | 'interested';
  rate?: (results: VariantResults) => Rate;
};

const rows: Row[] = [
  { name: 'Written', field: 'written' },
  { name: 'Sent', field: 'sent' },
  { name: 'Answered', field: 'answered', rate: (results) => results.answered_rate },
  { name: 'Interested', field: 'interested', rate: (results) => results.interested_rate },
];

export function TestResults({ test }: { test: VoiceTest }) {
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <caption className="sr-only">What came of each voice</caption>
      <thead>
        <tr className="text-xs text-muted">
          <th scope="col" className="text-start">
            <span className="sr-only">Messages</span>
          </th>
          {variantLetters.map((letter) => (
            <th key={letter} scope="col" className="w-1/3 pb-1 text-end font-semibold">
              {letter.toUpperCase()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, field, rate }) => (
          <tr key={field} className="border-t border-line align-top">
            <th scope="row" className="py-2 text-start font-normal text-muted">
              {name}
            </th>
            {variantLetters.map((letter) => {
              const results = test.results[letter];
              return (
                <td key={letter} className="py-2 text-end">
                  <Count field={field} letter={letter} count={results[field]} />
                  {rate && <Certainty rate={rate(results)} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Count({ field, letter, count }: { field: Row['field']; letter: VariantLetter; count: number }) {
  if (count === 0) return <span className="font-semibold">0</span>;
  const state = field === 'written' ? '' : `&state=${field}`;
  return (
    <Link
      to={{ search: `?variant=${letter}${state}`, hash: '#messages' }}
      aria-label={`${letter.toUpperCase()}: ${wholeNumber(count)} ${field}`}
      className="inline-flex min-h-6 min-w-6 items-center justify-end font-semibold text-ink underline decoration-edge decoration-1 underline-offset-4 hover:decoration-current touch:min-h-11 touch:min-w-11"
    >
      {wholeNumber(count)}
    </Link>
  );
}

/** '24%', and where it lies with 95% certainty. */
function Certainty({ rate }: { rate: Rate }) {
  if (rate === null) return null;
  const percent = (part: number) => Math.round(part * 100);
  return (
    <span className="block text-xs text-muted">
      {percent(rate.rate)}%{' '}
      <span className="whitespace-nowrap">
        <span className="sr-only">, with 95% certainty </span>({percent(rate.low)}–{percent(rate.high)}%)
      </span>
    </span>
  );
}
