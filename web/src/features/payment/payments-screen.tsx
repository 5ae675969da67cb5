// Buying packs; nothing is for sale yet.
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function PaymentsScreen() {
  return (
    <>
      <h1 className="text-2xl">Buy Automated Sends</h1>
      <p className="mt-2 text-muted">One-time packs. No monthly fee, and credits never expire.</p>
      <Card className="mt-6">
        <EmptyState
          title="Packs are not on sale yet"
          text="Your ten free sends need no purchase. Packs will be offered right here."
        />
      </Card>
    </>
  );
}
