// The first screen after signing in: figures, recent messages, and the next action.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { creditsKey, useCredits } from '../../features/credit/api/get-credits.ts';
import { sendingKey } from '../../features/delivery/api/get-sending.ts';
import { DashboardTiles } from '../../features/dashboard/dashboard-tiles.tsx';
import { FirstSteps } from '../../features/dashboard/first-steps.tsx';
import { PaymentBanner } from '../../features/dashboard/payment-banner.tsx';
import { ProjectsCard } from '../../features/dashboard/projects-card.tsx';
import { QuickActions } from '../../features/dashboard/quick-actions.tsx';
import { RecentMessagesCard } from '../../features/dashboard/recent-messages-card.tsx';
import { stepsDone } from '../../features/dashboard/steps-done.ts';
import { SendingSection } from './sending-section.tsx';
import { messagesKey } from '../../features/dm/api/message-pages.ts';
import { useMessages } from '../../features/dm/api/list-messages.ts';
import { projectsKey, useProjects } from '../../features/project/api/list-projects.ts';
import { useSession } from '../../lib/session.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';

const recentCount = 6;

export function DashboardScreen() {
  const { user } = useSession();
  const client = useQueryClient();
  const projects = useProjects();
  const credits = useCredits();
  const messages = useMessages({ limit: recentCount });
  useLoggedFailure('The projects could not be loaded', projects.error);
  useLoggedFailure('The credits could not be loaded', credits.error);
  useLoggedFailure('The messages could not be loaded', messages.error);

  const refetchAll = useCallback(() => {
    for (const queryKey of [projectsKey, creditsKey, messagesKey, sendingKey]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [client]);

  const first = projects.data?.[0];
  const page = messages.data?.pages[0];
  const done = stepsDone({ projects: projects.data?.length, credits: credits.data, messages: page?.total });
  const newcomer = done !== undefined && done !== 3;
  const settling = done === undefined && !projects.isError && !credits.isError && !messages.isError;
  const generateAt = first ? `/app/projects/${first.id}` : '/app/projects';

  return (
    // Leaves room for floating elements at the end of the page.
    <div className="pb-20 short:pb-0 md:pb-16">
      <PaymentBanner onPaid={refetchAll} />
      <h1 className="text-2xl">
        Hello, <bdi>{user?.name}</bdi>
      </h1>
      <p className="mt-2 text-muted">Your projects, messages and sending at a glance.</p>
      <div className="mt-6 grid grid-cols-1 gap-4 lg:gap-5">
        {newcomer && <FirstSteps done={done} generateAt={generateAt} />}
        <DashboardTiles
          projects={{ value: projects.data?.length, failed: projects.isError }}
          credits={{ value: credits.data, failed: credits.isError }}
        />
        <SendingSection credits={credits.data} settling={settling} />
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-5">
          <ProjectsCard projects={projects.data} failed={projects.isError} onRetry={retry(projects)} />
          <RecentMessagesCard messages={page?.rows} failed={messages.isError} onRetry={retry(messages)} />
        </div>
      </div>
      <QuickActions generateAt={generateAt} quiet={newcomer} />
    </div>
  );
}

function retry({ refetch }: { refetch: () => unknown }): () => void {
  return () => void refetch();
}
