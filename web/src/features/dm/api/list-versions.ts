// The earlier texts of a message, newest first.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listVersions } from '@opener/contract/message';
import { api } from '../../../lib/api.ts';

export function versionsOf(messageId: string) {
  return queryOptions({
    queryKey: ['versions', messageId],
    queryFn: ({ signal }) => api(listVersions, { params: { messageId }, signal }),
    // Never cached: every edit and rewrite adds one.
    staleTime: 0,
  });
}

export function useVersions(messageId: string, open: boolean) {
  return useQuery({ ...versionsOf(messageId), enabled: open });
}
