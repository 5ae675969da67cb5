// So that sharding by person stays possible (docs/scaling.md): every table of a person's data names its owner, every unique key can be
// checked where that person's rows are, and no reference leads to somebody else's.
import { is, SQL } from 'drizzle-orm';
import { getTableConfig, PgColumn, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { owner } from './schema.ts';
import { isOurs, nobodys, ownerOf, owners, type TableConfig, tables } from '../testing/owners.ts';

/**
 * Unique keys that span all people, and what they become on several machines. A key needs no mention if it contains the owner, or one of
 * our own ids: those are generated unique, and each belongs to one person.
 */
const spanning: Record<string, string> = {
  'users: an expression':
    'the email in lower case. Sign-in starts with it: a small table on every machine that leads to the person',
  'sessions: token_hash': 'random; the token can carry the person, so that it leads to the machine',
  'password_resets: token_hash': 'random; the link can carry the person',
  'checkouts: session_id': 'unique at the payment provider; the checkout id travels with the event',
  'checkouts: payment_id': 'unique at the payment provider; the checkout id travels with the event',
  'credit_entries: reference': 'contains the id of a job, a checkout or a person: unique with the owner too',
  'instagram_accounts: connection_ref':
    'unique at the sending provider; instagram_connections leads to the person',
  'instagram_connections: ref': 'the way from an event to its person: a small table on every machine',
  'instagram_accounts: account':
    'one holder per Instagram account: the one rule between people, a small table',
};

/** Owners that may be missing, and why. */
const ownerless: Record<string, string> = {
  checkouts: 'purchases are kept without the person when the account is deleted',
};

type Key = { name: string; columns: string[] };

function uniqueKeysOf(table: TableConfig): Key[] {
  const named = (columns: string[]) => ({ name: `${table.name}: ${columns.join(', ')}`, columns });
  const ofIndex = table.indexes
    .filter(({ config }) => config.unique)
    .map(({ config }) =>
      named(
        config.columns.map((column) =>
          is(column, SQL) ? 'an expression' : String(Reflect.get(column, 'name')),
        ),
      ),
    );
  return [
    ...table.columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => named([name])),
    ...table.primaryKeys.map(({ columns }) => named(columns.map(({ name }) => name))),
    ...table.uniqueConstraints.map(({ columns }) => named(columns.map(({ name }) => name))),
    ...ofIndex,
  ];
}

/** Ids that we generate; each names one thing of one person. */
const ownIds = (table: TableConfig) =>
  table.columns
    .filter((column) => is(column, PgColumn) && column.getSQLType() === 'uuid')
    .map(({ name }) => name);

function spanningKeysOf(table: TableConfig): string[] {
  const owner = ownerOf(table)!;
  const local = new Set([owner, ...ownIds(table)]);
  return uniqueKeysOf(table)
    .filter(({ columns }) => !columns.some((column) => local.has(column)))
    .map(({ name }) => name);
}

const ours = tables.filter(isOurs);
const personal = ours.filter(({ name }) => owners.has(name));

it('every table has an owner, or a reason to have none', () => {
  expect(ours.length).toBeGreaterThan(20);
  const without = ours.map(({ name }) => name).filter((name) => !owners.has(name));
  expect(without.toSorted()).toEqual(Object.keys(nobodys).toSorted());
});

it('the owner is never missing, and leads to the person', () => {
  for (const table of personal.filter(({ name }) => name !== 'users')) {
    const owner = table.columns.find(({ name }) => name === 'user_id')!;
    expect([table.name, owner.notNull]).toEqual([table.name, !(table.name in ownerless)]);
    const parents = table.foreignKeys
      .map((key) => key.reference())
      .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
      .map(({ foreignTable }) => getTableConfig(foreignTable).name);
    expect([table.name, parents]).toEqual([table.name, ['users']]);
  }
});

it('every unique key contains the owner or an id of ours, or is named here with what becomes of it', () => {
  expect(personal.flatMap(spanningKeysOf).toSorted()).toEqual(Object.keys(spanning).toSorted());
});

it('every reference leads from a person to the same person', () => {
  const astray = personal.flatMap((table) =>
    table.foreignKeys
      .map((key) => getTableConfig(key.reference().foreignTable).name)
      .filter((name) => !owners.has(name))
      .map((name) => `${table.name} → ${name}`),
  );
  expect(astray).toEqual([]);
});

it('a table without an owner, and a key that spans people, are found', () => {
  const stray = pgTable('stray', { id: uuid('id').primaryKey(), name: text('name').unique() });
  const named = pgTable('named', { userId: owner(), name: text('name').unique() });
  expect(ownerOf(getTableConfig(stray))).toBeUndefined();
  expect(spanningKeysOf(getTableConfig(named))).toEqual(['named: name']);
});
