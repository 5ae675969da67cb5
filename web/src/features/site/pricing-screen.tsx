// What it costs.
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const packs = [
  { name: 'Starter Pack', sends: 100 },
  { name: 'Growth Pack', sends: 500, popular: true },
  { name: 'Pro Pack', sends: 1000 },
];

export function PricingScreen() {
  return (
    <div className="pt-10">
      <h1 className="text-2xl sm:text-3xl">Pay once, send when you like</h1>
      <p className="mt-4 max-w-[36em] text-lg text-muted">
        Every account starts with ten free automated sends. After that, packs: no monthly fee, and credits
        never expire.
      </p>
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {packs.map(({ name, sends, popular }) => (
          <Card as="li" key={name} title={name} action={popular && <Badge tone="blue">Most Popular</Badge>}>
            <p className="font-display text-2xl font-bold tabular-nums">{sends} sends</p>
            <p className="mt-1 text-muted">One-time pack, one credit per message.</p>
          </Card>
        ))}
      </ul>
      <div className="mt-10">
        <ButtonLink to="/signup" size="lg">
          Start with ten free sends
        </ButtonLink>
      </div>
    </div>
  );
}
