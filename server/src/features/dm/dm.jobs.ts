// The worker's tasks of messages.
import { handle, type TaskHandler } from '../../lib/task.ts';
import type { GenerationDeps } from './deps.ts';
import { forgetJobsTask, forgetProfilesTask, laneTask, sweepJobsTask } from './dm.tasks.ts';
import { forgetJobs } from './forget-jobs.ts';
import { forgetProfiles } from '../writing/forget-profiles.ts';
import { sweepJobs } from './sweep-jobs.ts';
import { runLane } from './run-lane.ts';

export function dmTaskHandlers(deps: GenerationDeps): TaskHandler[] {
  return [
    handle(laneTask, (lane, task) => runLane(deps, lane, task)),
    handle(sweepJobsTask, () => sweepJobs(deps)),
    handle(forgetProfilesTask, () => forgetProfiles(deps)),
    handle(forgetJobsTask, () => forgetJobs(deps)),
  ];
}
