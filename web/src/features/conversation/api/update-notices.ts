// Chooses when new answers are mailed.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Notices, updateNotices } from '@opener/contract/conversation';
import { api } from '../../../lib/api.ts';
import { noticesKey } from './get-notices.ts';

export function useUpdateNotices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Notices) => api(updateNotices, { body }),
    onSuccess: (saved) => client.setQueryData(noticesKey, saved),
  });
}
