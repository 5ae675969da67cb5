// What a migrated database is like before any test, to know one that is like it again.
import { runOn } from '@opener/embedded-postgres/testing/run-on';

export type Blank = {
  /** Those that a test may fill. */
  emptyTables: string[];
  /** Selects what else a test could have changed: the definition of anything, statistics, the rows of other tables. */
  selectState: string;
  state: unknown;
};

const catalogs = [
  'pg_class',
  'pg_attribute',
  'pg_constraint',
  'pg_index',
  'pg_proc',
  'pg_statistic',
  'pg_trigger',
];

export async function describeBlank(url: string): Promise<Blank> {
  const namesOf = async (query: string) => (await runOn(url, query)).map(({ name }) => String(name));
  const tables = await namesOf(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const ifFilled = tables.map((table) => `select '${table}' as name where exists (select from ${table})`);
  const filled = await namesOf(ifFilled.join(' union all '));
  // A changed row is of a later transaction; only the statistics in pg_class are changed in place.
  const rows = [...catalogs, ...filled].map(
    (table) => `(select count(*) || ' ' || max(xmin::text::bigint) from ${table})`,
  );
  const statistics = '(select sum(reltuples) from pg_class)';
  const selectState = `select concat_ws(', ', ${[...rows, statistics].join(', ')}) as state`;
  const [row] = await runOn(url, selectState);
  return {
    emptyTables: tables.filter((table) => !filled.includes(table)),
    selectState,
    state: row?.['state'],
  };
}
