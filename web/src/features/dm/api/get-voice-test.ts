// The test of two voices, with its results so far.
import { useQuery } from '@tanstack/react-query';
import { getVoiceTest } from '@opener/contract/voice-test';
import { api } from '../../../lib/api.ts';
import { messagesKey } from './message-pages.ts';

/** Under the messages, so that it is refreshed with them. */
export const voiceTestKey = (projectId: string) => [...messagesKey, 'voice-test', projectId] as const;

export function useVoiceTest(projectId: string) {
  return useQuery({
    queryKey: voiceTestKey(projectId),
    queryFn: ({ signal }) => api(getVoiceTest, { params: { id: projectId }, signal }),
  });
}
