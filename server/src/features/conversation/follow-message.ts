// What happens to a message happens to its conversation: for the feature above, in its own transactions. `setMarkedAnswer` is called with
// the answer that the message has from then on; `moveThreads`, when messages move to another project.
export { moveThreads, setMarkedAnswer } from './thread.repo.ts';
