// The decided outcome of a conversation, in a word.
import type { ReactNode } from 'react';
import type { Outcome } from '@opener/contract/conversation';
import { dayName } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Check, Clock, X } from '../../ui/icons/index.ts';
import { outcomeWords } from './outcome-words.ts';

type Look = { tone: 'green' | 'blue' | 'neutral'; icon: ReactNode };

const looks: Record<Outcome, Look> = {
  interested: { tone: 'green', icon: <Check aria-hidden="true" strokeWidth={3} /> },
  not_now: { tone: 'blue', icon: <Clock aria-hidden="true" /> },
  not_interested: { tone: 'neutral', icon: <X aria-hidden="true" /> },
};

export function OutcomeBadge({ outcome, until }: { outcome: Outcome; until: string | null }) {
  const { tone, icon } = looks[outcome];
  return (
    <Badge tone={tone} icon={icon} className="shrink-0">
      {outcome === 'not_now' && until !== null
        ? `Not now, until ${dayName(until)}`
        : outcomeWords[outcome].label}
    </Badge>
  );
}
