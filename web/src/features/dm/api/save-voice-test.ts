// Starts a test of two voices, or changes the second one.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveVoiceTest, type Variant } from '@opener/contract/voice-test';
import { api } from '../../../lib/api.ts';
import { voiceTestKey } from './get-voice-test.ts';

export function useSaveVoiceTest(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (variant: Variant) => api(saveVoiceTest, { params: { id: projectId }, body: variant }),
    onSuccess: (saved) => client.setQueryData(voiceTestKey(projectId), saved),
  });
}
