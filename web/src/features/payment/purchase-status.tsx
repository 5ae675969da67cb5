// The status of a purchase, in a word.
import type { Purchase } from '@opener/contract/payment';
import { Badge } from '../../ui/badge.tsx';
import { CircleCheck, CircleX, Scale, Undo2 } from '../../ui/icons/index.ts';

const words = {
  paid: { word: 'Paid', tone: 'green', Icon: CircleCheck },
  failed: { word: 'Failed', tone: 'red', Icon: CircleX },
  refunded: { word: 'Refunded', tone: 'neutral', Icon: Undo2 },
  partially_refunded: { word: 'Partly refunded', tone: 'neutral', Icon: Undo2 },
  disputed: { word: 'Disputed', tone: 'amber', Icon: Scale },
} as const;

export function PurchaseStatus({ status }: Pick<Purchase, 'status'>) {
  const { word, tone, Icon } = words[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {word}
    </Badge>
  );
}
