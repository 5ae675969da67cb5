// How many messages the tiles and the chart count that a list cannot contain, so that the numbers agree.
import type { MessageState, Unlisted } from '@opener/contract/message-list';
import { plural } from '../../../lib/format.ts';

type Told = keyof Unlisted;

const whatBecame: Record<Told, string> = {
  all: 'written and later deleted, or rewritten for a credit',
  sent: 'sent and later deleted',
  by_hand: 'sent by hand and later deleted',
  answered: 'answered and later deleted',
  interested: 'of interest and later deleted',
  failed: 'not accepted and later deleted',
};

interface BeyondListProps {
  unlisted: Unlisted | undefined;
  state: MessageState | undefined;
}

export function BeyondList({ unlisted, state }: BeyondListProps) {
  const told = (state ?? 'all') as Told;
  const count = unlisted?.[told] ?? 0;
  if (count === 0) return null;
  return (
    <p className="mt-1 text-center text-sm text-muted tabular-nums">
      {plural(count, 'more was', 'more were')} {whatBecame[told]}.
    </p>
  );
}
