// The person's projects, newest first.
import { useQuery } from '@tanstack/react-query';
import { listProjects } from '@opener/contract/project';
import { api } from '../../../lib/api.ts';

export const projectsKey = ['projects'] as const;

export function useProjects() {
  return useQuery({ queryKey: projectsKey, queryFn: ({ signal }) => api(listProjects, { signal }) });
}
