import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshAccount } from '../../testing/fresh-account.ts';
import { renderApp, signIn } from '../../testing/render-app.tsx';

const list = 'GET /do-not-contact';
const add = 'POST /do-not-contact';
const person = (username: string, reason = 'Added by you.') => ({
  username,
  reason,
  created_at: new Date().toISOString(),
});
const page = (names: string[], total = names.length) => ({
  body: names.map((name) => person(name)),
  headers: { 'x-total-count': String(total) },
});

async function visit(replies: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({ ...freshAccount, ...replies });
  signIn();
  const app = await renderApp('/app/do-not-contact');
  await screen.findByRole('heading', { level: 1, name: 'Do not contact' });
  return { server, ...app };
}

const box = () => screen.getByLabelText('Usernames');
const submit = () => screen.getByRole('button', { name: 'Add to list' });
const names = () => screen.queryAllByText(/^@/u).map(({ textContent }) => textContent);

it('explains the list while it is empty', async () => {
  const { user } = await visit({ [list]: page([]) });
  expect(await screen.findByText('No one is on the list yet')).toBeTruthy();
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter at least one username');
});

it('takes a pasted list of handles and links, and shows the names that cannot be', async () => {
  const { server, user } = await visit({
    [list]: page([]),
    [add]: { body: { added: 2, already: 1, left_out: 0, impossible: [] } },
  });
  await user.click(box());
  await user.paste('@Old.Client, old.client\nhttps://instagram.com/best.friend/ not-a-name\nthird');
  await user.click(submit());
  expect(await screen.findByText('2 people added, 1 was on the list already')).toBeTruthy();
  expect(server.bodyOf(add)).toEqual({ usernames: ['old.client', 'best.friend', 'third'] });
  expect(screen.getByText('1 name left out')).toBeTruthy();
  expect(screen.getByText('not-a-name')).toBeTruthy();
  expect(box()).toHaveProperty('value', '');
});

it('keeps what was typed for the next visit, until it is on the list', async () => {
  const { user } = await visit({ [list]: page([]) });
  await user.type(box(), '@old.client');
  cleanup();
  const next = await visit({
    [list]: page([]),
    [add]: { body: { added: 1, already: 0, left_out: 0, impossible: [] } },
  });
  expect(box()).toHaveProperty('value', '@old.client');
  await next.user.click(submit());
  expect(await screen.findByText('1 person added')).toBeTruthy();
  cleanup();
  await visit({ [list]: page([]) });
  expect(box()).toHaveProperty('value', '');
});

it('takes as many in one call as the list holds, and says when they are too many', async () => {
  const { server, user } = await visit({
    [list]: page([]),
    [add]: { body: { added: 9_000, already: 1_000, left_out: 0, impossible: [] } },
  });
  const choose = async (count: number) => {
    const names = Array.from({ length: count }, (_, n) => `person_${n}`);
    await user.upload(screen.getByLabelText('List file'), new File([names.join('\n')], 'people.txt'));
  };
  await choose(10_001);
  expect((await screen.findByRole('alert')).textContent).toBe('Please add at most 10,000 usernames at once.');
  await choose(10_000);
  expect(await screen.findByText('9,000 people added, 1,000 were on the list already')).toBeTruthy();
  expect(server.asked.filter(({ route }) => route === add)).toHaveLength(1);

  const detail = 'You can add at most 10,000 people to your do-not-contact list. Nothing was added.';
  server.answer(add, { status: 409, body: { detail } });
  await user.click(box());
  await user.paste('one.more');
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect(box()).toHaveProperty('value', 'one.more');
});

it('takes a file', async () => {
  const { server, user } = await visit({
    [list]: page([]),
    [add]: { body: { added: 2, already: 0, left_out: 0, impossible: [] } },
  });
  const file = new File(['username\nold.client\nbest.friend\n'], 'people.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('List file'), file);
  expect(await screen.findByText('2 people added')).toBeTruthy();
  expect(server.bodyOf(add)).toEqual({ usernames: ['old.client', 'best.friend'] });
});

it('asks before it takes the words of a sentence', async () => {
  const { server, user } = await visit({
    [list]: page([]),
    [add]: { body: { added: 1, already: 0, left_out: 0, impossible: [] } },
  });
  await user.type(box(), 'hello world, mira');
  await user.click(submit());
  expect(screen.getByText('Add 2 usernames: hello, world?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave out' }));
  await waitFor(() => expect(box()).toHaveProperty('value', ''));
  expect(server.bodyOf(add)).toEqual({ usernames: ['mira'] });
  await user.type(box(), 'hello world');
  await user.click(submit());
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(server.bodyOf(add)).toEqual({ usernames: ['hello', 'world'] }));
});

it('asks for the column of a table, and keeps it until it is added', async () => {
  const { server, user } = await visit({
    [list]: page([]),
    [add]: { status: 500, body: { detail: 'Busy' } },
  });
  await user.click(box());
  await user.paste('Name,Insta\nAnna,anna.b\nTom,tom_t');
  await user.click(submit());
  const take = screen.getByRole('button', { name: 'Add 2 people' });
  await user.click(take);
  expect((await screen.findByRole('alert')).textContent).toBe('Busy');
  server.answer(add, { body: { added: 2, already: 0, left_out: 0, impossible: [] } });
  await user.click(take);
  expect(await screen.findByText('2 people added')).toBeTruthy();
  expect(server.bodyOf(add)).toEqual({ usernames: ['anna.b', 'tom_t'] });
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(box()).toHaveProperty('value', '');
});

it('counts, searches, and shows no matches', async () => {
  const { user } = await visit({
    [list]: page(['best.friend', 'old.client'], 500),
    [`${list}?q=old`]: page(['old.client']),
    [`${list}?q=oldx`]: page([]),
  });
  expect(
    await screen.findByText('Showing the first 2 of 500 people. Search to find the others.'),
  ).toBeTruthy();
  const search = screen.getByRole('searchbox', { name: 'Search the list' });
  await user.type(search, '@OLD');
  expect(await screen.findByText('1 person found')).toBeTruthy();
  expect(names()).toEqual(['@old.client']);
  await user.type(search, 'x');
  expect(await screen.findByText('No matches')).toBeTruthy();
});

it('removes a person, and restores them', async () => {
  const gone = 'DELETE /do-not-contact/old.client';
  const { server, user } = await visit({
    [list]: page(['best.friend', 'old.client']),
    [gone]: {},
    [add]: { body: { added: 1, already: 0, left_out: 0, impossible: [] } },
  });
  const remove = await screen.findByRole('button', { name: 'Remove @old.client' });
  server.answer(list, page(['best.friend']));
  await user.click(remove);
  expect(await screen.findByText('Removed from the list')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('1 person on the list')).toBeTruthy());
  expect(names()).toEqual(['@best.friend', '@old.client']);
  server.answer(list, page(['best.friend', 'old.client']));
  await user.click(screen.getByRole('button', { name: 'Undo: put @old.client back' }));
  expect(await screen.findByRole('button', { name: 'Remove @old.client' })).toBeTruthy();
  expect(server.bodyOf(add)).toEqual({ usernames: ['old.client'], reason: 'Added by you.' });
});

it('shows somebody who was put back elsewhere as on the list', async () => {
  const { server, user, client } = await visit({
    [list]: page(['old.client']),
    'DELETE /do-not-contact/old.client': {},
  });
  const remove = await screen.findByRole('button', { name: 'Remove @old.client' });
  server.answer(list, page([]));
  await user.click(remove);
  expect(await screen.findByText('Removed from the list')).toBeTruthy();
  const later = { ...person('old.client', 'Asked you to stop.'), created_at: '2027-01-01T10:00:00.000Z' };
  server.answer(list, { body: [later], headers: { 'x-total-count': '1' } });
  await client.invalidateQueries();
  expect(await screen.findByText('Asked you to stop.')).toBeTruthy();
  expect(screen.queryByText('Removed from the list')).toBeNull();
});

it('is reached from the profile menu', async () => {
  const { user, where, router } = await visit({ [list]: page([]) });
  await router.navigate('/app/payments/history');
  await user.click(await screen.findByRole('button', { name: 'AL, Your account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Do-not-contact list' }));
  await waitFor(() => expect(where()).toBe('/app/do-not-contact'));
});
