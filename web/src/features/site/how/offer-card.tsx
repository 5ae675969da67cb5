// Illustration of step one: the two texts of a project.
import { Card } from '../../../ui/card.tsx';
import { offer } from './offer-card.data.ts';

export function OfferCard() {
  return (
    <Card as="div" className="shadow-soft">
      <p className="font-display text-lg font-bold tracking-[-0.02em]">{offer.name}</p>
      <dl className="mt-4 flex flex-col gap-4">
        <div>
          <dt className="text-sm font-semibold">Product/Service Description</dt>
          <dd className="mt-1 rounded-ctl border border-line bg-paper px-3.5 py-2.5">{offer.productInfo}</dd>
        </div>
        <div>
          <dt className="text-sm font-semibold">Offer Details</dt>
          <dd className="mt-1 rounded-ctl border border-line bg-paper px-3.5 py-2.5">{offer.offerInfo}</dd>
        </div>
      </dl>
    </Card>
  );
}
