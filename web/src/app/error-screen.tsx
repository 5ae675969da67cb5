// Shown when a screen crashes, or its chunk no longer exists after a deployment.
import { ErrorState } from '../ui/error-state.tsx';
import { useDocumentTitle } from '../lib/use-document-title.ts';
import { Button, ButtonLink } from '../ui/button.tsx';

export function ErrorScreen() {
  useDocumentTitle('Something went wrong');
  return (
    <main id="content" className="grid flex-1 place-items-center px-4">
      <div className="flex flex-col items-center">
        <h1 className="sr-only">Something went wrong</h1>
        <ErrorState title="This page could not be shown" text="Your data is safe. Try reloading the page." />
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => location.reload()}>Reload</Button>
          <ButtonLink href="/" variant="secondary">
            Go to homepage
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
