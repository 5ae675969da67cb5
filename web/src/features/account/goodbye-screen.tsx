// The last page a person sees after deleting their account.
import { ButtonLink } from '../../ui/button.tsx';
import { Bubble } from '../../ui/bubble.tsx';

export function GoodbyeScreen() {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center pt-12 text-center">
      <Bubble tone="quiet">Goodbye, and thank you for writing with us.</Bubble>
      <h1 className="mt-8 text-2xl">Account Successfully Deleted</h1>
      <p className="mt-3 text-muted">
        Your projects, messages and personal data are gone from Opener. You are welcome back any time.
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
