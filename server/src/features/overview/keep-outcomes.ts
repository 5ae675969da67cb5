/**
 * Before messages are deleted: what was sent and answered stays in the figures. The caller holds the sending account's lock, or their
 * project is deleted.
 */
export { keepOutcomes } from './figure.repo.ts';
