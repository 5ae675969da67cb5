// The button for the next message: floating on wide screens, a bar above the navigation on phones.
import { ButtonLink } from '../../ui/button.tsx';
import { StepsAside } from '../../ui/steps-aside.tsx';
import { PenLine } from '../../ui/icons/index.ts';

interface QuickActionsProps {
  generateAt: string;
  /** Another action of the page has priority. */
  quiet: boolean;
}

export function QuickActions({ generateAt, quiet }: QuickActionsProps) {
  const variant = quiet ? 'secondary' : 'primary';
  return (
    <>
      <StepsAside roams>
        <div className="fixed end-6 bottom-6 z-10 w-fit group-data-[spot=middle]/float:inset-x-0 group-data-[spot=middle]/float:mx-auto group-data-[spot=start]/float:start-6 group-data-[spot=start]/float:end-auto max-md:hidden">
          <ButtonLink
            to={generateAt}
            size="lg"
            variant={variant}
            icon={<PenLine aria-hidden="true" className="size-5" />}
            className="shadow-soft"
          >
            Generate New DM
          </ButtonLink>
        </div>
      </StepsAside>
      <div
        data-stays="actions"
        className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 grid grid-cols-2 gap-2.5 border-t border-line bg-card px-4 py-2.5 short:static short:mt-4 short:rounded-card short:border md:hidden"
      >
        <ButtonLink to={generateAt} variant={variant}>
          Generate DM
        </ButtonLink>
        <ButtonLink to="/app/payments" variant="secondary">
          Buy Messages
        </ButtonLink>
      </div>
    </>
  );
}
