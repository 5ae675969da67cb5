// The first room after signing in. Until there is a project, the one thing to do is to start one.
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function DashboardScreen() {
  const { user } = useSession();
  return (
    <>
      <h1 className="line-clamp-2 text-2xl">Hello, {user?.name}</h1>
      <p className="mt-2 text-muted">Here is where your conversations begin.</p>
      <Card className="mt-6">
        <EmptyState
          title="Start your first project"
          text="Say what you offer and to whom. Opener reads a profile and writes the opening line."
          action={
            <ButtonLink to="/app/projects" size="lg">
              Create a project
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}
