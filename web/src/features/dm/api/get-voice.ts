// How the messages of a project should sound, and how many previews are left today.
import { useQuery } from '@tanstack/react-query';
import { getVoice } from '@opener/contract/voice';
import { api } from '../../../lib/api.ts';

export const voiceKey = (projectId: string) => ['voice', projectId] as const;

export function useVoice(projectId: string) {
  return useQuery({
    queryKey: voiceKey(projectId),
    queryFn: ({ signal }) => api(getVoice, { params: { id: projectId }, signal }),
  });
}
