// Ends the test of two voices. The project's voice may be another one afterwards.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endVoiceTest, type VariantLetter } from '@opener/contract/voice-test';
import { api } from '../../../lib/api.ts';
import { voiceKey } from './get-voice.ts';
import { voiceTestKey } from './get-voice-test.ts';

export function useEndVoiceTest(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (use: VariantLetter) => api(endVoiceTest, { params: { id: projectId }, body: { use } }),
    onSuccess: (ended) => {
      client.setQueryData(voiceTestKey(projectId), ended);
      void client.invalidateQueries({ queryKey: voiceKey(projectId) });
    },
  });
}
