// Loading, empty, error, and banners.
import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Shelf, Specimen } from './specimen.tsx';

export function StateSpecimens() {
  const [done, setDone] = useState(23);
  const [closed, setClosed] = useState(false);
  return (
    <Shelf title="States">
      <Specimen name="banner" stack>
        <Banner tone="success">Email verified. You can sign in now.</Banner>
        <Banner tone="info">Ten sends are free. No card needed.</Banner>
        <Banner tone="warning">Sending is paused until tomorrow at 09:00, to protect your account.</Banner>
        <Banner tone="danger">Incorrect email or password</Banner>
        {!closed && (
          <Banner tone="info" onClose={() => setClosed(true)}>
            This one can be closed, and has so much to say that on a phone it takes more than one line to say
            it.
          </Banner>
        )}
      </Specimen>
      <Specimen name="spinner sm, md, lg">
        <Spinner size="sm" />
        <Spinner />
        <Spinner size="lg" label="Loading the page" />
      </Specimen>
      <Specimen name="progress" stack>
        <Progress value={done} max={110} label="Credits used" />
        <Progress value={7} max={20} tone="green" label="Sent today" />
        <Progress value={64} thin label="Analyzing" />
        <Progress value={0} thin label="Queued" />
        <div>
          <Button variant="secondary" size="sm" onClick={() => setDone((done + 20) % 110)}>
            Use twenty more
          </Button>
        </div>
      </Specimen>
      <div className="grid grid-cols-1 items-stretch gap-4 md:grid-cols-3">
        <Card>
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-3.5 w-2/5" />
              <Skeleton className="h-3 w-3/5" />
            </div>
          </div>
          <Skeleton className="mt-4 h-24 rounded-bubble rounded-es-tail" />
          <Skeleton className="mt-4 h-9 w-24 rounded-ctl" />
        </Card>
        <Card>
          <EmptyState
            title="No messages yet"
            text="Add a username and the first one will appear here."
            action={<Button>New project</Button>}
          />
        </Card>
        <Card>
          <ErrorState onRetry={() => undefined} />
        </Card>
      </div>
    </Shelf>
  );
}
