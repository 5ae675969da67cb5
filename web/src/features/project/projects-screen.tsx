// The person's projects; there are none yet.
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export function ProjectsScreen() {
  return (
    <>
      <h1 className="text-2xl">Projects</h1>
      <p className="mt-2 text-muted">A project holds what you offer and the people you write to.</p>
      <Card className="mt-6">
        <EmptyState
          title="You don't have any projects yet"
          text="Creating projects is being built. It will stand right here."
        />
      </Card>
    </>
  );
}
