// Shown for an unknown address.
import { Bubble } from '../ui/bubble.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function NotFoundScreen() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center pt-10 text-center sm:pt-16">
      <div aria-hidden="true" className="flex w-full max-w-88 flex-col gap-2.5 text-start">
        <Bubble tail="end" className="self-end">
          Hi, is this the right page?
        </Bubble>
        <Bubble tone="quiet">
          <span className="font-mono">404</span>, nothing here.
        </Bubble>
      </div>
      <h1 className="mt-10 text-2xl sm:text-[2.5rem]">Page not found</h1>
      <p className="mt-4 text-muted">The address may be mistyped, or the page has moved.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">Go to homepage</ButtonLink>
        <ButtonLink to="/app/dashboard" variant="secondary">
          Go to Dashboard
        </ButtonLink>
      </div>
    </div>
  );
}
