/** For deletions that no trigger sees. As the last act of a transaction, because the row it locks is everybody's last. */
export { noteChange } from './change.repo.ts';
