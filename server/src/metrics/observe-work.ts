// Measures the queue's tasks and the outcomes of jobs.
import type { TaskHandler } from '../lib/task.ts';
import type { Instruments } from './instruments.ts';

export function observeTasks(instruments: Instruments, handlers: TaskHandler[]): TaskHandler[] {
  const { taskSeconds, tasks, tasksRunning } = instruments;
  return handlers.map(({ name, run }) => {
    const task = { task: name };
    for (const outcome of ['done', 'failed']) tasks.inc({ ...task, outcome }, 0);
    return {
      name,
      async run(payload, context) {
        const end = taskSeconds.startTimer(task);
        tasksRunning.inc(task);
        try {
          await run(payload, context);
          tasks.inc({ ...task, outcome: 'done' });
        } catch (error) {
          tasks.inc({ ...task, outcome: 'failed' });
          throw error;
        } finally {
          tasksRunning.dec(task);
          end();
        }
      },
    };
  });
}

const outcomes = ['completed', 'failed', 'put back'];

/** Returns a listener for the steps of writing a message; those that end a try are counted. */
export function countOutcomes({ jobs }: Instruments): (step: string) => void {
  for (const outcome of outcomes) jobs.inc({ outcome }, 0);
  return (step) => {
    if (outcomes.includes(step)) jobs.inc({ outcome: step });
  };
}
