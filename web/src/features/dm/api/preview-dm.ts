// A preview of a message with the given voice, saved or not. Costs only one of the day's previews.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dmLimits } from '@opener/contract/dm';
import { previewDm, type Voice, type VoiceAnswer } from '@opener/contract/voice';
import { ApiError, api } from '../../../lib/api.ts';
import { voiceKey } from './get-voice.ts';

export type Asked = { username: string; voice: Voice };

// The server waits for the writer; we wait a little longer for the server.
const timeoutMs = (dmLimits.generateSeconds + 10) * 1000;

export function usePreviewDm(projectId: string) {
  const client = useQueryClient();
  const queryKey = voiceKey(projectId);
  return useMutation({
    mutationFn: (body: Asked) => api(previewDm, { params: { id: projectId }, body, timeoutMs }),
    onSuccess: ({ previews_left }) =>
      client.setQueryData<VoiceAnswer>(queryKey, (answer) => answer && { ...answer, previews_left }),
    // Another window may have used the last one.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 429) void client.invalidateQueries({ queryKey });
    },
  });
}
