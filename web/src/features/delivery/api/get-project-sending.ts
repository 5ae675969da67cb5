// The sending status and results of one project.
import { useQuery } from '@tanstack/react-query';
import { getProjectSending } from '@opener/contract/delivery';
import { api } from '../../../lib/api.ts';
import { sendingKey } from './get-sending.ts';

export const projectSendingKey = (projectId: string) => [...sendingKey, 'project', projectId] as const;

const nowAndThenMs = 15_000;

/** Without a project, nothing is asked for. `live`: a connected account is sending, so the counts change. */
export function useProjectSending(projectId: string | undefined, live: boolean) {
  return useQuery({
    queryKey: projectSendingKey(projectId ?? ''),
    queryFn: ({ signal }) => api(getProjectSending, { params: { id: projectId ?? '' }, signal }),
    enabled: projectId !== undefined,
    refetchInterval: live && nowAndThenMs,
  });
}
