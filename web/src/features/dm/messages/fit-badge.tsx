// Shown only for a poor fit; a good one is what users expect.
import type { Fit } from '@opener/contract/message';
import { Badge } from '../../../ui/badge.tsx';
import { CircleMinus, CircleSlash } from '../../../ui/icons/index.ts';
import { fitWords } from './fit-words.ts';

export function FitBadge({ fit }: { fit: Fit | null | undefined }) {
  if (fit !== 'weak' && fit !== 'none') return null;
  return (
    <Badge icon={fit === 'weak' ? <CircleMinus aria-hidden="true" /> : <CircleSlash aria-hidden="true" />}>
      {fitWords[fit].short}
    </Badge>
  );
}
