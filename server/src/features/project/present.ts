// How projects look on the wire.
import type { Project } from '@opener/contract/project';
import type { ProjectRow } from './project.repo.ts';

export function presentProject(project: ProjectRow): Project {
  return {
    id: project.id,
    name: project.name,
    product_info: project.productInfo,
    offer_info: project.offerInfo,
    created_at: project.createdAt.toISOString(),
  };
}
