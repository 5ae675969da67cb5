// All messages of the user, across their projects.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { creditsKey } from '../../features/credit/api/get-credits.ts';
import { sendingKey, useSending } from '../../features/delivery/api/get-sending.ts';
import { useRemoveDoNotContact } from '../../features/delivery/api/remove-do-not-contact.ts';
import { useProjectSending } from '../../features/delivery/api/get-project-sending.ts';
import { useNarrowing } from '../../features/dm/messages/use-message-view.ts';
import { useProjects } from '../../features/project/api/list-projects.ts';
import { AllMessages } from '../../features/dm/messages/all-messages.tsx';
import { useFollowUpsInReview } from './use-follow-ups-in-review.tsx';

export function MessagesScreen() {
  const client = useQueryClient();
  const refreshCredits = useCallback(() => void client.invalidateQueries({ queryKey: creditsKey }), [client]);
  const refreshSending = useCallback(() => void client.invalidateQueries({ queryKey: sendingKey }), [client]);
  const projects = useProjects();
  const allow = useRemoveDoNotContact();
  const sending = useSending().data;
  const { project: named } = useNarrowing();
  // An unknown project does not filter.
  const projectId = projects.data?.some(({ id }) => id === named) === false ? undefined : named;
  const ofProject = useProjectSending(projectId, false).data;
  const counts = (projectId === undefined ? sending : ofProject)?.follow_ups;
  const more = useFollowUpsInReview({ counts, projectId, level: 2, onChanged: refreshSending });
  return (
    <>
      <h1 className="text-2xl">All Messages</h1>
      <p className="mt-2 text-muted">Every message Opener has written for you, in one place.</p>
      <AllMessages
        projects={projects.data}
        onRewrite={refreshCredits}
        onDeliveryChanged={refreshSending}
        onAllow={allow.mutateAsync}
        canSend={(sending?.account ?? null) !== null}
        more={more}
      />
    </>
  );
}
