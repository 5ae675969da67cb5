// Saves the voice as a whole; the page shows it at once.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveVoice, type Voice } from '@opener/contract/voice';
import { api } from '../../../lib/api.ts';
import { voiceKey } from './get-voice.ts';

export function useSaveVoice(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (voice: Voice) => api(saveVoice, { params: { id: projectId }, body: voice }),
    onSuccess: (saved) => client.setQueryData(voiceKey(projectId), saved),
  });
}
