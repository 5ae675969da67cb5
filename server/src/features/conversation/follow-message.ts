// A conversation follows its message, in the transaction that changes the message: `setMarkedAnswer` when it is marked as answered or that
// is undone, `moveThreads` when it moves to another project.
export { moveThreads, setMarkedAnswer } from './thread.repo.ts';
