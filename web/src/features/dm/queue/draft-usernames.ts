// Names that were entered and not queued yet survive leaving the page, for as long as the tab is open.
import { tabStorage } from '../../../lib/tab-storage.ts';

const key = (projectId: string) => `opener.usernames.${projectId}`;

export function readDraft(projectId: string): string[] {
  return (tabStorage.get(key(projectId)) ?? '').split(',').filter(Boolean);
}

export function keepDraft(projectId: string, names: readonly string[]): void {
  if (names.length > 0) tabStorage.set(key(projectId), names.join(','));
  else tabStorage.remove(key(projectId));
}
