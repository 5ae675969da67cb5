// The next message is always one tap away: floating on wide screens, a bar above the navigation on phones.
import { CreditCard, PenLine } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';

interface QuickActionsProps {
  generateAt: string;
  /** Another action of the page comes first. */
  quiet: boolean;
}

export function QuickActions({ generateAt, quiet }: QuickActionsProps) {
  const variant = quiet ? 'secondary' : 'primary';
  return (
    <>
      <ButtonLink
        to={generateAt}
        size="lg"
        variant={variant}
        icon={<PenLine aria-hidden="true" className="size-5" />}
        className="fixed end-6 bottom-6 z-10 rounded-bubble rounded-ee-tail shadow-soft max-md:hidden"
      >
        Generate New DM
      </ButtonLink>
      <div className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 grid grid-cols-2 gap-2.5 border-t border-line bg-card px-4 py-2.5 md:hidden">
        <ButtonLink
          to={generateAt}
          variant={variant}
          icon={<PenLine aria-hidden="true" className="size-4.5" />}
        >
          Generate DM
        </ButtonLink>
        <ButtonLink
          to="/app/payments"
          variant="secondary"
          icon={<CreditCard aria-hidden="true" className="size-4.5" />}
        >
          Buy Messages
        </ButtonLink>
      </div>
    </>
  );
}
