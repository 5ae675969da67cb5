// An address that leads nowhere.
import { Bubble } from '../ui/bubble.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function NotFoundScreen() {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center pt-16 text-center">
      <Bubble tone="quiet">
        <span className="font-mono">404</span>, and nobody wrote back.
      </Bubble>
      <h1 className="mt-8 text-2xl">Page not found</h1>
      <p className="mt-3 text-muted">The address may be mistyped, or the page has moved.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">Go to homepage</ButtonLink>
        <ButtonLink to="/app/dashboard" variant="secondary">
          Go to Dashboard
        </ButtonLink>
      </div>
    </div>
  );
}
