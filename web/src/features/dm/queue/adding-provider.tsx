// Adds lists of names above the screens, so that it continues across them.
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { accountStorage } from '../../../lib/account-storage.ts';
import { plural } from '../../../lib/format.ts';
import { useToast } from '../../../ui/toast.tsx';
import { queueUsername } from '../api/queue-dm.ts';
import { restOf, type Adding } from './adding-list.ts';
import { createAddingStore, type AddingStore } from './adding-store.ts';

const AddingContext = createContext<AddingStore | undefined>(undefined);

interface AddingProviderProps {
  userId: string;
  /** The queue of a project has changed, and with it the balance. */
  onChanged: (projectId: string) => void;
  children: ReactNode;
}

/** For one account: needs the account's id as its key. */
export function AddingProvider({ userId, onChanged, children }: AddingProviderProps) {
  const toast = useToast();
  const [news] = useState(() => new EventTarget());
  const [store] = useState(() =>
    createAddingStore({
      storage: accountStorage(userId),
      queue: (projectId, { name, ...wishes }) => queueUsername(projectId, name, wishes),
      alone: (work) => inOneTab(`opener.adding.${userId}`, work),
      pause: () => new Promise((resolve) => setTimeout(resolve, 1000)),
      onChanged: (projectId) => news.dispatchEvent(new CustomEvent('changed', { detail: projectId })),
      onEnd: (adding) => news.dispatchEvent(new CustomEvent('end', { detail: adding })),
    }),
  );

  function tell(adding: Adding): void {
    const rest = restOf(adding).length;
    if (adding.queued > 0) toast.success(`${adding.queued} username(s) queued for processing!`);
    if (adding.end?.problem === undefined && rest > 0)
      toast.info(`Stopped. ${plural(rest, 'username')} still in the list.`);
  }

  const changed = useEffectEvent((event: Event) => onChanged((event as CustomEvent<string>).detail));
  const ended = useEffectEvent((event: Event) => tell((event as CustomEvent<Adding>).detail));

  useEffect(() => {
    const here = new AbortController();
    const { signal } = here;
    news.addEventListener('changed', (event) => changed(event), { signal });
    news.addEventListener('end', (event) => ended(event), { signal });
    window.addEventListener('storage', store.follow, { signal });
    // A call that a closing page aborts has not failed.
    window.addEventListener('pagehide', () => store.setLeaving(true), { signal });
    window.addEventListener('pageshow', () => store.setLeaving(false), { signal });
    store.setLeaving(false);
    return () => {
      here.abort();
      store.setLeaving(true);
    };
  }, [store, news]);

  return <AddingContext value={store}>{children}</AddingContext>;
}

export function useAddings() {
  const store = useContext(AddingContext);
  if (!store) throw new Error('Lists are added inside an AddingProvider only');
  return { store, all: useSyncExternalStore(store.subscribe, store.get) };
}

/** Without the Web Locks API (on insecure pages) two tabs may make the same calls; the server charges once. */
function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = globalThis.navigator as { locks?: LockManager };
  return locks ? locks.request(name, work) : work();
}
