// What was not taken over from a list, each with its reason.
import { plural, wholeNumber } from '../lib/format.ts';
import { Banner } from './banner.tsx';

const mostShown = 5;

interface LeftOut {
  text: string;
  reason: string;
}

export function LeftOutNote({ leftOut, onClose }: { leftOut: readonly LeftOut[]; onClose: () => void }) {
  if (leftOut.length === 0) return null;
  const more = leftOut.length - mostShown;
  return (
    <Banner tone="warning" onClose={onClose}>
      <p className="font-semibold">{plural(leftOut.length, 'name')} left out</p>
      <ul className="mt-1">
        {numbered(leftOut.slice(0, mostShown)).map(({ key, text, reason }) => (
          <li key={key}>
            <span dir="auto" className="font-mono">
              {shortened(text)}
            </span>
            : {reason}
          </li>
        ))}
      </ul>
      {more > 0 && <p>and {wholeNumber(more)} more</p>}
    </Banner>
  );
}

/** The same name may be left out twice. */
function numbered(leftOut: readonly LeftOut[]) {
  return leftOut.map((one, index) => ({ ...one, key: `${index} ${one.text}` }));
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
