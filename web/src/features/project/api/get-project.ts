// One project. The list's data is shown while it loads.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getProject, type Project } from '@opener/contract/project';
import { api } from '../../../lib/api.ts';
import { projectsKey } from './list-projects.ts';

export const projectKey = (id: string) => ['project', id] as const;

export function useProject(id: string) {
  const client = useQueryClient();
  return useQuery<Project>({
    queryKey: projectKey(id),
    queryFn: ({ signal }) => api(getProject, { params: { id }, signal }),
    placeholderData: () => client.getQueryData<Project[]>(projectsKey)?.find((project) => project.id === id),
  });
}
