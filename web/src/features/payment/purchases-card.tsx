// The purchases: a table on wide screens, otherwise a list.
import { useMinWidth } from '../../lib/use-min-width.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { usePurchases } from './api/list-purchases.ts';
import { PurchaseList } from './purchase-list.tsx';
import { PurchaseTable } from './purchase-table.tsx';
import { RowsPlaceholder } from './rows-placeholder.tsx';

export function PurchasesCard() {
  return (
    <Card title="Purchases">
      <Purchases />
    </Card>
  );
}

function Purchases() {
  const { data: purchases, isError, refetch } = usePurchases();
  const wide = useMinWidth('44rem');
  if (!purchases) {
    if (!isError) return <RowsPlaceholder label="Loading purchases" />;
    return (
      <ErrorState
        level={3}
        className="py-4"
        title="Your purchases did not load"
        onRetry={() => void refetch()}
      />
    );
  }
  if (purchases.length === 0) {
    return (
      <EmptyState
        level={3}
        className="py-4"
        title="No purchases yet"
        text="When you buy a pack, it appears here with its receipt."
        action={<ButtonLink to="/app/payments">See packs</ButtonLink>}
      />
    );
  }
  return wide ? <PurchaseTable purchases={purchases} /> : <PurchaseList purchases={purchases} />;
}
