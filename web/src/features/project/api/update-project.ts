// Sends what changed in a project; the page and the list show it at once.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateProject, type Project } from '@opener/contract/project';
import { api, type CallOptions } from '../../../lib/api.ts';
import { projectKey } from './get-project.ts';
import { projectsKey } from './list-projects.ts';

type Body = CallOptions<typeof updateProject>['body'];

export function useUpdateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: Body }) =>
      api(updateProject, { params: { id }, body: changes }),
    onSuccess: (saved) => {
      client.setQueryData(projectKey(saved.id), saved);
      client.setQueryData<Project[]>(projectsKey, (projects) =>
        projects?.map((project) => (project.id === saved.id ? saved : project)),
      );
    },
  });
}
