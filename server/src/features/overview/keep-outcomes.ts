/**
 * Before a project or messages are deleted: what was sent and answered stays in the figures. The caller holds the sending account's lock.
 */
export { keepOutcomes } from './figure.repo.ts';
