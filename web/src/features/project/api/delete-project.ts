// Deletes a project with all that belongs to it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteProject, type Project } from '@opener/contract/project';
import { api } from '../../../lib/api.ts';
import { projectKey } from './get-project.ts';
import { projectsKey } from './list-projects.ts';

export function useDeleteProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(deleteProject, { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: projectKey(id) });
      client.setQueryData<Project[]>(projectsKey, (projects) =>
        projects?.filter((project) => project.id !== id),
      );
    },
  });
}
