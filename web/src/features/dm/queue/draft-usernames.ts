// Names that were entered but not queued are kept while the tab is open and the account signed in.
import { draftPrefix, tabStorage } from '../../../lib/tab-storage.ts';

export type ListOf = { userId: string; projectId: string };

const key = ({ userId, projectId }: ListOf) => `${draftPrefix}${userId}.usernames.${projectId}`;

export function readDraft(list: ListOf): string[] {
  return (tabStorage.get(key(list)) ?? '').split(',').filter(Boolean);
}

export function keepDraft(list: ListOf, names: readonly string[]): void {
  if (names.length > 0) tabStorage.set(key(list), names.join(','));
  else tabStorage.remove(key(list));
}
