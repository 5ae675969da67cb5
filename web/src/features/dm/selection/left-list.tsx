// What is not changed, and why.
import type { ChangedMessages } from '@opener/contract/selection';
import { wholeNumber } from '../../../lib/format.ts';
import { leftWords } from './left-words.ts';

export function leftIn({ left }: ChangedMessages): number {
  return left.reduce((sum, { messages }) => sum + messages, 0);
}

export function LeftList({ told }: { told: ChangedMessages }) {
  const count = leftIn(told);
  if (count === 0) return null;
  return (
    <div className="rounded-ctl bg-well px-4 py-3 text-sm">
      <p className="font-semibold">{`${wholeNumber(count)} will not change`}</p>
      <ul className="mt-1 text-muted">
        {told.left.map(({ reason, messages }) => (
          <li key={reason}>{leftWords(reason, messages)}</li>
        ))}
      </ul>
    </div>
  );
}
