// Which projects a search shows, and in which order.
import type { Project } from '@opener/contract/project';

export type ProjectSort = 'newest' | 'az';

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

export function selectProjects(projects: readonly Project[], search: string, sort: ProjectSort): Project[] {
  const wanted = search.trim().toLocaleLowerCase();
  const found = projects.filter(({ name, product_info, offer_info }) =>
    [name, product_info, offer_info].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  return found.toSorted(
    sort === 'az'
      ? (a, b) => names.compare(a.name, b.name)
      : (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  );
}
