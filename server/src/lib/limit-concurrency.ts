// At most `running` at once and `waiting` in the queue; beyond that the call is refused.
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

export function limitConcurrency(limits: { running: number; waiting: number; onFull: () => Error }): Limiter {
  let running = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (running >= limits.running) {
      if (queue.length >= limits.waiting) throw limits.onFull();
      await new Promise<void>((go) => queue.push(go));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // The slot goes directly to the next caller, so that a new call cannot take it.
      if (next) next();
      else running--;
    }
  };
}
