// Which of a project's sent messages were answered, by what they have in common.
import { useQuery } from '@tanstack/react-query';
import { getWhatWorks } from '@opener/contract/voice-test';
import { api } from '../../../lib/api.ts';
import { messagesKey } from './message-pages.ts';

export function useWhatWorks(projectId: string) {
  return useQuery({
    queryKey: [...messagesKey, 'what-works', projectId],
    queryFn: ({ signal }) => api(getWhatWorks, { params: { id: projectId }, signal }),
  });
}
