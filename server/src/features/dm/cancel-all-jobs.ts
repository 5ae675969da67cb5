/** With their account: nobody needs the credits back. */
export { cancelUnfinishedJobs as cancelAllJobs } from './job.repo.ts';
