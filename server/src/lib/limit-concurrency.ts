// At most `running` at once and `waiting` in line; beyond that the caller is told to come back.
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

export function limitConcurrency(limits: { running: number; waiting: number; onFull: () => Error }): Limiter {
  let running = 0;
  const line: (() => void)[] = [];

  return async (work) => {
    if (running >= limits.running) {
      if (line.length >= limits.waiting) throw limits.onFull();
      await new Promise<void>((go) => line.push(go));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The place is handed on, so that nobody slips in between.
      if (next) next();
      else running--;
    }
  };
}
