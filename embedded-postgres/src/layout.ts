// Where the database's files lie, as whom its server runs, and for whom.
import { join } from 'node:path';
import type { Account } from './unprivileged.ts';

export type Home = { dir: string; account: Account; product: Product };

/** Whose database it is: what messages to people say, and what the database and its owner are called. */
export type Product = {
  name: string;
  database: string;
  /** What to do when the folder can't be used, such as "choose another folder with DATA_DIR". */
  otherFolder: string;
  /** What to do when PostgreSQL can't be run here, such as "set DATABASE_URL". */
  otherServer: string;
};

export const anyProduct: Product = {
  name: 'The product',
  database: 'app',
  otherFolder: 'choose another folder',
  otherServer: 'use a PostgreSQL of your own',
};

/** The beginning of a sentence. */
export const capitalised = (advice: string) => advice.charAt(0).toUpperCase() + advice.slice(1);

export const clusterDir = (dir: string) => join(dir, 'postgres');
/** Beside the cluster: what is in there belongs to PostgreSQL's account, which needs neither. */
export const passwordFile = (dir: string) => join(dir, 'postgres.password');
export const portFile = (dir: string) => join(dir, 'postgres.port');
