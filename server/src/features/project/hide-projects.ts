/** With the account of their owner. */
export { hideProjectsOf } from './project.repo.ts';
