// Which tables hold people's data, and the column that names the person.
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema.ts';

export type TableConfig = ReturnType<typeof getTableConfig>;

export const tables: TableConfig[] = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .map((table) => getTableConfig(table));

/** Tables without an owner, and why sharding by person does not concern them. */
export const nobodys: Record<string, string> = {
  sign_ups: 'nobody yet: strangers type these; found by email',
  attempts: 'keyed by a hash; nothing in it names a person',
  free_credits_left: 'of accounts that are gone, keyed by a hash of the email',
  profiles: 'a cache of what is public, shared by everybody',
  payment_events: 'ids of events of the payment provider, to drop repeated ones',
};

export const ownerOf = ({ name, columns }: TableConfig): string | undefined =>
  name === 'users' ? 'id' : columns.find((column) => column.name === 'user_id')?.name;

/** The stand-ins play the outside world, which has a schema of its own. */
export const isOurs = ({ schema: folder }: TableConfig) => folder === undefined;

export const owners = new Map(
  tables.filter(isOurs).flatMap((table) => {
    const owner = ownerOf(table);
    return owner ? [[table.name, owner] as const] : [];
  }),
);

/**
 * Rules about an Instagram account hold for everybody who ever used it, so these are also read by account. On several machines they are
 * distributed by account, and read in a statement of their own.
 */
export const aboutAccounts: Record<string, string> = {
  contacted: 'nobody is written to twice by the same account',
  sends: 'the daily cap of an account',
  stop_wishes: 'who asked an account to stop',
  heard_from: 'who has written to an account',
  sending_paces: 'the history of an account',
  instagram_accounts: 'one holder per account',
  instagram_connections: 'from an event of the provider to its person',
};
