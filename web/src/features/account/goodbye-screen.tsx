// The page after deleting an account.
import { Bubble } from '../../ui/bubble.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export function GoodbyeScreen() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center pt-10 text-center sm:pt-16">
      <div aria-hidden="true" className="flex w-full max-w-88 flex-col gap-2.5 text-start">
        <Bubble tone="quiet">Thanks for using Opener.</Bubble>
        <Bubble tail="end" className="self-end">
          Goodbye, and good luck.
        </Bubble>
      </div>
      <h1 className="mt-10 text-2xl sm:text-[2.5rem]">Account Successfully Deleted</h1>
      <p className="mt-4 max-w-[34em] text-muted">
        Your projects, messages and personal data have been deleted. Backups are cleared within 30 days. You
        are welcome back any time.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/signup">Sign up again</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Go to homepage
        </ButtonLink>
      </div>
    </div>
  );
}
