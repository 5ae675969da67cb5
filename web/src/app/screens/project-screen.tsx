// One project: names, queue and messages on one side, its details on the other.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Sending } from '@opener/contract/delivery';
import type { Job } from '@opener/contract/dm';
import { projectErrors, type Project } from '@opener/contract/project';
import { conversationsKey } from '../../features/conversation/api/list-threads.ts';
import { FollowUpCard } from '../../features/conversation/follow-up/follow-up-card.tsx';
import { creditsKey, useCredits } from '../../features/credit/api/get-credits.ts';
import { CreditsCard } from '../../features/credit/credits-card.tsx';
import { useProjectSending } from '../../features/delivery/api/get-project-sending.ts';
import { sendingKey, useSending } from '../../features/delivery/api/get-sending.ts';
import { useUnsent } from '../../features/delivery/api/get-unsent.ts';
import { useRemoveDoNotContact } from '../../features/delivery/api/remove-do-not-contact.ts';
import { ProjectSendingCard } from '../../features/delivery/project-sending-card.tsx';
import { useMessageCounts } from '../../features/dm/api/count-messages.ts';
import { useVoiceTest } from '../../features/dm/api/get-voice-test.ts';
import { useWhatWorks } from '../../features/dm/api/get-what-works.ts';
import { useVoice, voiceKey } from '../../features/dm/api/get-voice.ts';
import { useSaveVoice } from '../../features/dm/api/save-voice.ts';
import { isUnderWay, jobsKey, type ProjectJobs, useProjectJobs } from '../../features/dm/api/list-jobs.ts';
import { useProjectMessages } from '../../features/dm/api/list-project-messages.ts';
import { messagesKey } from '../../features/dm/api/message-pages.ts';
import { ProjectMessages } from '../../features/dm/messages/project-messages.tsx';
import { useNarrowing } from '../../features/dm/messages/use-message-view.ts';
import { GenerateForm } from '../../features/dm/queue/generate-form.tsx';
import { QueueCard } from '../../features/dm/queue/queue-card.tsx';
import { ToForm } from '../../features/dm/queue/to-form.tsx';
import { useSettledJobs } from '../../features/dm/queue/use-settled-jobs.ts';
import { VariantDrawer } from '../../features/dm/voice/variant-drawer.tsx';
import { VoiceCard } from '../../features/dm/voice/voice-card.tsx';
import { VoiceDrawer } from '../../features/dm/voice/voice-drawer.tsx';
import { VoiceTestCard } from '../../features/dm/voice/voice-test-card.tsx';
import { WhatWorksCard } from '../../features/dm/voice/what-works-card.tsx';
import { VoiceRow } from '../../features/dm/voice/voice-row.tsx';
import { useProject } from '../../features/project/api/get-project.ts';
import { projectsKey, useProjects } from '../../features/project/api/list-projects.ts';
import { EditProjectDrawer } from '../../features/project/edit-project-drawer.tsx';
import { ExportMessages } from '../../features/project/export-messages.tsx';
import { ProjectDetails } from '../../features/project/project-details.tsx';
import {
  BackToProjects,
  ProjectFailed,
  ProjectMissing,
  ProjectWaiting,
} from '../../features/project/project-missing.tsx';
import { ApiError, failureDetail } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { pageTitle } from '../../lib/use-document-title.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { useMinWidth } from '../../lib/use-min-width.ts';
import { useFollowUpsInReview } from './use-follow-ups-in-review.tsx';
import { StepsAside } from '../../ui/steps-aside.tsx';
import { useToast } from '../../ui/toast.tsx';

export function ProjectScreen() {
  const { id = '' } = useParams();
  const project = useProject(id);
  const missing = project.error instanceof ApiError && project.error.status === 404;
  useLoggedFailure('The project could not be loaded', project.error);
  useWayBack(missing);

  const name = project.data?.name;
  useEffect(() => {
    if (name !== undefined) document.title = pageTitle(name);
  }, [name]);

  if (missing) return <ProjectMissing />;
  if (project.data) return <Workbench key={id} project={project.data} />;
  if (project.isError)
    return <ProjectFailed busy={project.isFetching} onRetry={() => void project.refetch()} />;
  return <ProjectWaiting />;
}

/** Leaves the page of a deleted project. */
function useWayBack(missing: boolean): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (!missing) return;
    toast.error(projectErrors.notFound);
    void client.invalidateQueries({ queryKey: projectsKey });
    void navigate('/app/projects', { replace: true });
  }, [missing, client, navigate, toast]);
}

/** The active filter of the message list, which an export can use. */
function useShownMessages(projectId: string) {
  const { project: _, ...filter } = useNarrowing();
  const counts = useMessageCounts({ ...filter, project: projectId }).data;
  const narrowed = Object.values(filter).some((one) => one !== undefined && one !== '');
  return narrowed ? { filter, count: counts?.[filter.state ?? 'all'] ?? 0 } : undefined;
}

const formPlace = 'generate-dm';

function Workbench({ project }: { project: Project }) {
  const { id } = project;
  const client = useQueryClient();
  const jobs = useProjectJobs(id);
  const written = useProjectMessages(id).data?.pages[0]?.total ?? 0;
  const shown = useShownMessages(id);
  const [editing, setEditing] = useState(false);
  const [voicing, setVoicing] = useState({ open: false, atOffer: false });
  const [testing, setTesting] = useState(false);
  // On a phone the aside comes after the message list, which may be long.
  const beside = useMinWidth('64rem');
  const reload = useReload(id, jobs.data?.jobs);
  useLoggedFailure('The queue could not be loaded', jobs.error);

  const voiceCard = <OwnVoiceCard projectId={id} onOpen={(atOffer) => setVoicing({ open: true, atOffer })} />;
  return (
    <>
      <BackToProjects />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 dir="auto" className="min-w-0 flex-1 basis-80 text-2xl">
          {project.name}
        </h1>
        {written > 0 && <ExportMessages project={project} count={written} shown={shown} />}
      </div>
      <div className="mt-5.5 grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
          <Queueing project={project} queue={jobs.data} onCreditsChanged={reload.credits} />
          {!beside && voiceCard}
          <Messages projectId={id} reload={reload} />
        </div>
        <aside aria-label="About this project" className="flex min-w-0 flex-col gap-4">
          <CreditsCard />
          <ProjectDetails project={project} onEdit={() => setEditing(true)} />
          {beside && voiceCard}
          <OwnVoiceTest projectId={id} onOpen={() => setTesting(true)} />
          <OwnSendingCard projectId={id} reload={reload} />
          <FollowUpCard projectId={id} />
          <OwnWhatWorks projectId={id} />
        </aside>
      </div>
      <StepsAside>
        <ToForm place={formPlace} />
      </StepsAside>
      <EditProjectDrawer
        project={project}
        open={editing}
        onOpenChange={setEditing}
        // A changed offer may now be too long for a message, or no longer be.
        onSaved={() => void client.invalidateQueries({ queryKey: voiceKey(id) })}
      >
        <VoiceRow project={project} />
      </EditProjectDrawer>
      <VoiceDrawer
        project={project}
        {...voicing}
        onClose={() => setVoicing((before) => ({ ...before, open: false }))}
      />
      <OwnVariantDrawer project={project} open={testing} onClose={() => setTesting(false)} />
    </>
  );
}

type Reload = ReturnType<typeof useReload>;

/** Fetches again what an action or a finished job has changed. */
function useReload(projectId: string, jobs: Job[] | undefined) {
  const client = useQueryClient();
  const reload = {
    credits: () => void client.invalidateQueries({ queryKey: creditsKey }),
    messages: () => void client.invalidateQueries({ queryKey: messagesKey }),
    sending: () => void client.invalidateQueries({ queryKey: sendingKey }),
    conversations: () => void client.invalidateQueries({ queryKey: conversationsKey }),
    queue: () => {
      void client.invalidateQueries({ queryKey: jobsKey(projectId) });
      reload.credits();
    },
  };
  useSettledJobs(jobs, ({ completed }) => {
    if (completed) {
      reload.messages();
      reload.sending();
    }
    reload.credits();
  });
  return reload;
}

interface QueueingProps {
  project: Project;
  queue: ProjectJobs | undefined;
  onCreditsChanged: () => void;
}

function Queueing({ project, queue, onCreditsChanged }: QueueingProps) {
  const credits = useCredits();
  const queued = useMemo(
    () => new Set(queue?.jobs.filter(isUnderWay).map(({ username }) => username)),
    [queue],
  );
  return (
    <>
      <div id={formPlace} className="scroll-mt-2">
        <GenerateForm
          projectId={project.id}
          projectName={project.name}
          credits={credits.data?.credits}
          queued={queued}
        />
      </div>
      <QueueCard projectId={project.id} queue={queue} onCreditsChanged={onCreditsChanged} />
    </>
  );
}

function Messages({ projectId, reload }: { projectId: string; reload: Reload }) {
  const projects = useProjects();
  const sending = useSending();
  const allow = useRemoveDoNotContact();
  const counts = useProjectSending(projectId, false).data?.follow_ups;
  const more = useFollowUpsInReview({ counts, projectId, level: 3, onChanged: reload.sending });
  return (
    <ProjectMessages
      projectId={projectId}
      projects={projects.data}
      onRewrite={reload.queue}
      onDeliveryChanged={reload.sending}
      onAllow={allow.mutateAsync}
      canSend={isConnected(sending.data)}
      more={more}
    />
  );
}

const isConnected = (sending: Sending | undefined) => (sending?.account ?? null) !== null;

function OwnSendingCard({ projectId, reload }: { projectId: string; reload: Reload }) {
  const sending = useSending();
  const connected = isConnected(sending.data);
  const project = useProjectSending(projectId, connected && sending.data?.held_because === null);
  const unsent = useUnsent(projectId, connected);
  useLoggedFailure('Sending could not be loaded', sending.error ?? project.error ?? unsent.error);
  return (
    <ProjectSendingCard
      projectId={projectId}
      sending={sending.data}
      project={project.data}
      unsent={unsent.data}
      failed={sending.isError || project.isError}
      onRetry={reload.sending}
      onChanged={() => {
        reload.messages();
        reload.sending();
        reload.conversations();
      }}
    />
  );
}

function OwnVoiceTest({ projectId, onOpen }: { projectId: string; onOpen: () => void }) {
  const voice = useVoice(projectId);
  const test = useVoiceTest(projectId);
  useLoggedFailure('The test of voices could not be loaded', test.error);
  return (
    <VoiceTestCard
      projectId={projectId}
      answer={test.data}
      voice={voice.data?.voice}
      failed={test.isError || voice.isError}
      onRetry={() => {
        void test.refetch();
        void voice.refetch();
      }}
      onOpen={onOpen}
    />
  );
}

interface OwnVariantDrawerProps {
  project: Project;
  open: boolean;
  onClose: () => void;
}

/** Beside the cards, which change places when the screen gets wider or narrower. */
function OwnVariantDrawer({ project, open, onClose }: OwnVariantDrawerProps) {
  const voice = useVoice(project.id).data?.voice;
  const test = useVoiceTest(project.id).data?.test;
  const running = test?.running ? test.b : undefined;
  return voice && <VariantDrawer {...{ project, voice, running, open, onClose }} />;
}

/** Nothing was sent, so there is nothing to learn from. */
function OwnWhatWorks({ projectId }: { projectId: string }) {
  const works = useWhatWorks(projectId);
  useLoggedFailure('What works could not be loaded', works.error);
  if (!works.isError && (works.data?.sent ?? 0) === 0) return null;
  return <WhatWorksCard works={works.data} failed={works.isError} onRetry={() => void works.refetch()} />;
}

interface OwnVoiceCardProps {
  projectId: string;
  onOpen: (atOffer: boolean) => void;
}

function OwnVoiceCard({ projectId, onOpen }: OwnVoiceCardProps) {
  const toast = useToast();
  const voice = useVoice(projectId);
  const saveVoice = useSaveVoice(projectId);
  const [firstName = ''] = useSession().user?.name.trim().split(/\s+/u, 1) ?? [];
  useLoggedFailure('The voice could not be loaded', voice.error);

  async function sign(): Promise<void> {
    if (!voice.data) return;
    try {
      await saveVoice.mutateAsync({ ...voice.data.voice, sender_name: firstName });
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to save the voice');
    }
  }
  return (
    <VoiceCard
      answer={voice.data}
      failed={voice.isError}
      onRetry={() => void voice.refetch()}
      onOpen={onOpen}
      signAs={firstName}
      signing={saveVoice.isPending}
      onSign={() => void sign()}
    />
  );
}
