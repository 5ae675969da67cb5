// A task of the queue: its name, payload and handler. The worker refuses to start unless each task has exactly one handler.
import type { z } from 'zod/mini';

export type Task<P> = { name: string; payload: z.ZodMiniType<P>; maxAttempts: number };

export type TaskRun = {
  /** The same for every try of one task, also after a crash. */
  id: string;
  attempt: number;
  lastAttempt: boolean;
  signal: AbortSignal;
};

export type TaskHandler = { name: string; run(payload: unknown, context: TaskRun): Promise<void> };

export function handle<P>(task: Task<P>, run: (payload: P, context: TaskRun) => Promise<void>): TaskHandler {
  return { name: task.name, run: (payload, context) => run(task.payload.parse(payload), context) };
}
