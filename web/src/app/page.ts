// A page of the site: its path, its title, and a chunk that is loaded on the first visit.
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A page that `waits` can be read and filled in without its scripts: they run when somebody acts. */
export type PageHandle = { title: string; description?: string; waits?: boolean };

/** A page that can be rendered without the router. */
export type Page = { path: string; handle: PageHandle; load: () => Promise<ComponentType> };

export function page(path: string, handle: PageHandle, load: () => Promise<ComponentType>): RouteObject {
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}

export function pageHandle(handle: unknown): PageHandle | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined;
  const { title, description, waits }: Record<string, unknown> = { ...handle };
  if (typeof title !== 'string') return undefined;
  return { title, ...(typeof description === 'string' && { description }), ...(waits === true && { waits }) };
}
