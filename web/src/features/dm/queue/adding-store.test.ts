import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { accountStorage, clearAccountStorage } from '../../../lib/account-storage.ts';
import type { Adding, Entry } from './adding-list.ts';
import { createAddingStore } from './adding-store.ts';

/** Shared by all tabs, as in a browser. */
function browser() {
  const kept: Record<string, unknown> = {};
  const hidden = (value: unknown) => ({ value, writable: true });
  const storage = Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, value: string) => void (kept[key] = value)),
    removeItem: hidden((key: string) => void delete kept[key]),
  }) as unknown as Storage;
  let last = Promise.resolve();
  return {
    storage,
    alone: (work: () => Promise<void>) => (last = last.then(work)),
    pause: () => Promise.resolve(),
    calls: [] as string[],
    /** The server charges each name once. */
    charged: new Set<string>(),
  };
}

type Answer = (name: string, entry: Entry) => { status: string } | Promise<{ status: string }>;

function openTab(machine: ReturnType<typeof browser>, answer: Answer = () => ({ status: 'pending' })) {
  const ended: Adding[] = [];
  const store = createAddingStore({
    storage: accountStorage('ada', machine.storage),
    alone: machine.alone,
    pause: machine.pause,
    queue: async (_project, entry) => {
      machine.calls.push(entry.name);
      const given = await answer(entry.name, entry);
      machine.charged.add(entry.name);
      return given;
    },
    onChanged: () => {},
    onEnd: (adding) => ended.push(adding),
  });
  return { store, ended };
}

const order = (...names: string[]) => ({
  projectId: 'p',
  projectName: 'Spring workshops',
  entries: names.map((name) => ({ name })),
});
const noNetwork = () => {
  throw new ApiError(0, undefined);
};
const never = () => new Promise<never>(() => {});
const settled = async () => {
  for (let i = 0; i < 100; i++) await Promise.resolve();
};

describe('lists that are added', () => {
  it('are called for once per name, in order, one list after the other', async () => {
    const machine = browser();
    const { store, ended } = openTab(machine);
    store.start(order('a', 'b'));
    store.start(order('c'));
    await settled();
    expect(machine.calls).toEqual(['a', 'b', 'c']);
    expect(ended.map(({ queued }) => queued)).toEqual([2, 1]);
    expect([store.get(), Object.keys(machine.storage)]).toEqual([[], []]);
  });

  it('go on after a crash exactly where they were, and count the name that was under way', async () => {
    const machine = browser();
    openTab(machine, (name) => (name === 'b' ? never() : { status: 'pending' })).store.start(
      order('a', 'b', 'c'),
    );
    await settled();
    expect(machine.calls).toEqual(['a', 'b']);

    // The lock is released with the tab. The lost call was answered meanwhile, and its message written.
    const reopened = { ...browser(), storage: machine.storage, calls: machine.calls };
    const { store, ended } = openTab(reopened, (name) => ({
      status: name === 'b' ? 'completed' : 'pending',
    }));
    expect(store.get()).toMatchObject([{ done: 1, queued: 1 }]);
    await store.resume();
    expect(machine.calls).toEqual(['a', 'b', 'b', 'c']);
    expect(ended).toMatchObject([{ queued: 3, written: [] }]);
  });

  it('are added by the tab in which they were begun, however quick another is', async () => {
    const machine = browser();
    const { store, ended } = openTab(machine);
    const other = openTab(machine);
    const { storage } = machine;
    const write = storage.setItem;
    storage.setItem = (key, value) => {
      write(key, value);
      other.store.follow();
    };
    store.start(order('a', 'b'));
    await settled();
    expect([ended, other.ended]).toMatchObject([[{ queued: 2 }], []]);
  });

  it('are added by one tab only, and shown by both', async () => {
    const machine = browser();
    const gates: (() => void)[] = [];
    const gated = () =>
      new Promise<{ status: string }>((resolve) => gates.push(() => resolve({ status: 'pending' })));
    const first = openTab(machine, gated);
    const second = openTab(machine, gated);
    first.store.start(order('a', 'b'));
    second.store.follow();
    await settled();
    expect([machine.calls, gates.length]).toEqual([['a'], 1]);
    gates[0]?.();
    await settled();
    second.store.follow();
    expect(second.store.get()).toMatchObject([{ done: 1 }]);

    // Stopped in the other tab, too.
    second.store.stop(second.store.get()[0]?.id ?? '');
    gates[1]?.();
    await settled();
    expect(machine.calls).toEqual(['a', 'b']);
  });

  it('are handed back from where they were stopped', async () => {
    const machine = browser();
    const { store, ended } = openTab(machine, (name) => {
      if (name === 'b') store.stop(store.get()[0]?.id ?? '');
      return { status: 'pending' };
    });
    store.start(order('a', 'b', 'c'));
    await settled();
    expect(ended).toMatchObject([{ queued: 2, done: 2, end: {} }]);
    expect(store.get()).toHaveLength(1);
    const taken: Adding[] = [];
    store.handOver('other', (one) => taken.push(one));
    store.handOver('p', (one) => taken.push(one));
    expect(taken).toEqual(ended);
    expect([store.get(), Object.keys(machine.storage)]).toEqual([[], []]);
  });

  it('keep what is left when the credits are gone, also for the next visit', async () => {
    const machine = browser();
    const { store } = openTab(machine, (name) => {
      if (name === 'b') throw new ApiError(402, { detail: 'Insufficient credits' });
      return { status: 'pending' };
    });
    store.start(order('a', 'b', 'c'));
    await settled();
    const next = openTab(machine).store;
    await next.resume();
    expect(next.get()).toMatchObject([{ done: 1, queued: 1, end: { problem: 'Insufficient credits' } }]);
    expect(machine.calls).toEqual(['a', 'b']);
  });

  it('outlast a network that is gone for a moment, and count a name that had arrived', async () => {
    const machine = browser();
    let answers = 0;
    const { store, ended } = openTab(machine, (name) => {
      if (name === 'b' && (answers += 1) < 5) throw new ApiError(0, undefined);
      // Its answer was lost, and meanwhile it was written.
      return { status: name === 'b' ? 'completed' : 'pending' };
    });
    store.start(order('a', 'b', 'c'));
    await settled();
    expect(machine.calls).toEqual(['a', 'b', 'b', 'b', 'b', 'b', 'c']);
    expect(ended).toMatchObject([{ queued: 3, written: [], end: { problem: undefined } }]);
  });

  it('give the rest back when the network stays away', async () => {
    const machine = browser();
    const { store, ended } = openTab(machine, noNetwork);
    store.start(order('a', 'b'));
    await settled();
    expect(machine.calls).toEqual(['a', 'a', 'a', 'a', 'a']);
    expect(ended).toMatchObject([{ done: 0, end: { problem: 'Failed to queue DM generation' } }]);
  });

  it('stop when asked to, also without a network', async () => {
    const machine = browser();
    machine.pause = async () => store.stop(store.get()[0]!.id);
    const { store, ended } = openTab(machine, noNetwork);
    store.start(order('a', 'b'));
    await settled();
    expect(machine.calls).toEqual(['a']);
    expect(ended).toMatchObject([{ done: 0 }]);
  });

  it.each(['a page that closes', 'a session that ended'])('are not ended by %s', async (why) => {
    const machine = browser();
    machine.pause = async () => store.setLeaving(true);
    const { store, ended } = openTab(machine, () => {
      throw new ApiError(why === 'a page that closes' ? 0 : 401, {});
    });
    store.start(order('a'));
    await settled();
    expect(ended).toEqual([]);
    const next = openTab(machine);
    await next.store.resume();
    expect(next.ended).toMatchObject([{ queued: 1 }]);
  });

  it('are forgotten on signing out, half-way', async () => {
    const machine = browser();
    const { store, ended } = openTab(machine, (name) => {
      if (name === 'b') clearAccountStorage('ada', machine.storage);
      return { status: 'pending' };
    });
    store.start(order('a', 'b', 'c'));
    await settled();
    expect([machine.calls, ended, Object.keys(machine.storage)]).toEqual([['a', 'b'], [], []]);
  });

  it('stay out of the lists of other accounts', () => {
    const machine = browser();
    openTab(machine, never).store.start(order('a'));
    const other = accountStorage('bob', machine.storage);
    expect(other.names()).toEqual([]);
  });
});

it('a page without storage adds lists for as long as it is open', async () => {
  const machine = browser();
  machine.storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { store, ended } = openTab(machine);
  store.start(order('a', 'b'));
  await settled();
  expect(ended).toMatchObject([{ queued: 2 }]);
});
