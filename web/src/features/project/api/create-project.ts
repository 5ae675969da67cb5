// Creates a project; the list is loaded again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createProject } from '@opener/contract/project';
import { api, type CallOptions } from '../../../lib/api.ts';
import { projectsKey } from './list-projects.ts';

type Body = CallOptions<typeof createProject>['body'];

export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => api(createProject, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: projectsKey }),
  });
}
