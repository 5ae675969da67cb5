/** For deletions, which no trigger sees. Call it last in a transaction, because the row it locks comes last in the lock order. */
export { noteChange } from './change.repo.ts';
