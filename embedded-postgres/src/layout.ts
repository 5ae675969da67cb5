// Where the database's files lie, and as whom its server runs.
import { join } from 'node:path';
import type { Account } from './unprivileged.ts';

export type Home = { dir: string; account: Account };

export const clusterDir = (dir: string) => join(dir, 'postgres');
/** Beside the cluster: what is in there belongs to PostgreSQL's account, which needs neither. */
export const passwordFile = (dir: string) => join(dir, 'postgres.password');
export const portFile = (dir: string) => join(dir, 'postgres.port');
