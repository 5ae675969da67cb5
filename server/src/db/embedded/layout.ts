// Where the database's files lie, and as whom its server runs.
import { join } from 'node:path';
import type { Account } from './unprivileged.ts';

export type Home = { dir: string; account: Account };

export const clusterDir = (dir: string) => join(dir, 'postgres');
export const passwordFile = (cluster: string) => join(cluster, 'opener.password');
export const portFile = (cluster: string) => join(cluster, 'opener.port');
