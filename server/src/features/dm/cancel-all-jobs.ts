/** When an account is deleted: its credits end with it, so none are released. */
export { cancelUnfinishedJobs as cancelAllJobs } from './job.repo.ts';
