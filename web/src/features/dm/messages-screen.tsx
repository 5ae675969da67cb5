// All messages of the person; there are none yet.
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function MessagesScreen() {
  return (
    <>
      <h1 className="text-2xl">All Messages</h1>
      <p className="mt-2 text-muted">Every message that was written for you, in one place.</p>
      <Card className="mt-6">
        <EmptyState
          title="No messages yet"
          text="Messages are written in a project and gather here."
          action={
            <ButtonLink to="/app/projects" variant="secondary">
              Go to projects
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}
