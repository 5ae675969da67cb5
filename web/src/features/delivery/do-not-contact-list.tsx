// The do-not-contact list. A removed person stays in place for a moment, with an undo.
import { useState } from 'react';
import type { BlockedPerson } from '@opener/contract/delivery';
import { failureDetail } from '../../lib/api.ts';
import { plural, wholeNumber } from '../../lib/format.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CardLoading } from '../../ui/card-states.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Input } from '../../ui/input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAddDoNotContact } from './api/add-do-not-contact.ts';
import { useDoNotContact } from './api/list-do-not-contact.ts';
import { useRemoveDoNotContact } from './api/remove-do-not-contact.ts';
import { PersonRow } from './person-row.tsx';
import { Search } from '../../ui/icons/index.ts';

export function DoNotContactList() {
  const [search, setSearch] = useState('');
  const q = useDebounced(search.trim().replace(/^@+/, '').toLowerCase());
  const { data, isError, isFetching, refetch } = useDoNotContact(q);
  const { removed, remove, undo, busy } = useRemovals();
  const rows = data && withRemoved(data.people, removed, q);
  const searchable = q !== '' || search !== '' || (rows?.length ?? 0) > 0;

  return (
    <Card
      title="Do-not-contact list"
      action={searchable && <SearchBox search={search} onSearch={setSearch} />}
    >
      {rows && rows.length > 0 && (
        <ul aria-label="People on the list" className="border-t border-line">
          {rows.map((person) => (
            <PersonRow
              key={person.username}
              person={person}
              removed={removed.some((one) => isSame(one, person))}
              busy={busy === person.username}
              onRemove={() => remove(person)}
              onUndo={() => undo(person)}
            />
          ))}
        </ul>
      )}
      {rows?.length === 0 && <Nobody q={q} onClear={() => setSearch('')} />}
      {!data &&
        (isError ? (
          <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <CardLoading rows={4} />
        ))}
      {data && data.total > 0 && <Count shown={data.people.length} total={data.total} searching={q !== ''} />}
    </Card>
  );
}

function useRemovals() {
  const toast = useToast();
  const taking = useRemoveDoNotContact();
  const adding = useAddDoNotContact();
  const [removed, setRemoved] = useState<BlockedPerson[]>([]);
  const [busy, setBusy] = useState<string>();

  async function change(username: string, call: () => Promise<unknown>): Promise<void> {
    setBusy(username);
    try {
      await call();
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to change the list');
    } finally {
      setBusy(undefined);
    }
  }

  return {
    removed,
    busy,
    remove: (person: BlockedPerson) =>
      void change(person.username, async () => {
        await taking.mutateAsync(person.username);
        setRemoved((all) => [...all, person]);
      }),
    undo: ({ username, reason }: BlockedPerson) =>
      void change(username, async () => {
        await adding.mutateAsync({ usernames: [username], reason });
        setRemoved((all) => all.filter((one) => one.username !== username));
      }),
  };
}

/** Somebody who was put back meanwhile, here or elsewhere, is on the list. */
function isSame(one: BlockedPerson, other: BlockedPerson): boolean {
  return one.username === other.username && one.created_at === other.created_at;
}

/** At their old position, among the matches. */
function withRemoved(people: BlockedPerson[], removed: BlockedPerson[], q: string): BlockedPerson[] {
  const gone = removed.filter(
    ({ username }) => username.includes(q) && !people.some((one) => one.username === username),
  );
  return [...people, ...gone].toSorted((a, b) => (a.username < b.username ? -1 : 1));
}

function SearchBox({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  return (
    <div className="relative w-full sm:w-64">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label="Search the list"
        placeholder="Search"
        maxLength={100}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        className="h-10 ps-9 touch:h-11"
      />
    </div>
  );
}

function Nobody({ q, onClear }: { q: string; onClear: () => void }) {
  if (q === '') {
    return (
      <EmptyState
        level={3}
        title="No one is on the list yet"
        text="Add people you know, or who asked not to be contacted. People who reply that they want no messages are added automatically."
      />
    );
  }
  return (
    <EmptyState
      level={3}
      title="No matches"
      text={<bdi className="[overflow-wrap:anywhere]">No one on the list matches “{q}”.</bdi>}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  );
}

function Count({ shown, total, searching }: { shown: number; total: number; searching: boolean }) {
  const people = plural(total, 'person', 'people');
  return (
    <output className="mt-3 block text-center text-sm text-muted tabular-nums">
      {shown < total
        ? `Showing the first ${wholeNumber(shown)} of ${people}. Search to find the others.`
        : searching
          ? `${people} found`
          : `${people} on the list`}
    </output>
  );
}
