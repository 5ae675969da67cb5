/** When a project is deleted: its conversations end at once, with replies that wait. There are no more than messages were sent. */
export { deleteThreadsOf as endThreads } from './thread.repo.ts';
