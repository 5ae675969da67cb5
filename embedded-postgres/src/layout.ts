// Paths of the database's files, the account that its server runs as, and names for messages.
import { join } from 'node:path';
import type { Account } from './unprivileged.ts';

export type Home = { dir: string; account: Account; product: Product };

/** The product's name: used in messages, and for the database and its owner. */
export type Product = {
  name: string;
  database: string;
  /** Advice if the folder can't be used, such as "choose another folder with DATA_DIR". */
  otherFolder: string;
  /** Advice if PostgreSQL can't be run here, such as "set DATABASE_URL". */
  otherServer: string;
};

export const anyProduct: Product = {
  name: 'The product',
  database: 'app',
  otherFolder: 'choose another folder',
  otherServer: 'use your own PostgreSQL',
};

/** Starts a sentence. */
export const capitalised = (advice: string) => advice.charAt(0).toUpperCase() + advice.slice(1);

export const clusterDir = (dir: string) => join(dir, 'postgres');
/** Next to the cluster: files inside belong to PostgreSQL's account, which needs neither. */
export const passwordFile = (dir: string) => join(dir, 'postgres.password');
export const portFile = (dir: string) => join(dir, 'postgres.port');
