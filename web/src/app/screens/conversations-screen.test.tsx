// The list of conversations, and the way into one and back.
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer, type Reply } from '../../testing/fake-server.ts';
import { freshAccount } from '../../testing/fresh-account.ts';
import { aProject } from '../../testing/project-screen.tsx';
import { renderApp, signIn } from '../../testing/render-app.tsx';
import { aSending } from '../../testing/sending.ts';
import { anEntry, anOpenThread, aThread, threadCounts, threadPage } from '../../testing/threads.ts';

const list = 'GET /conversations?limit=50';
const counts = 'GET /conversations/counts';
const mira = aThread();
const jon = aThread({
  id: '0197a0f0-0000-7000-8000-0000000000c2',
  username: 'jon.bakes',
  last: { sent_by: 'you', text: 'Shall we talk on Monday?', at: '2026-11-01T09:00:00.000Z' },
  unread: 0,
  needs_me: false,
  outcome: 'not_now',
  not_now_until: '2026-12-01',
  suggested_outcome: null,
});

async function visit(replies: Record<string, Reply> = {}, path = '') {
  const server = fakeServer({
    ...freshAccount,
    'GET /sending': { body: aSending() },
    [list]: threadPage([mira, jon]),
    [counts]: { body: threadCounts({ all: 2, answered: 2, not_now: 1, needs_me: 1, unread: 1 }) },
    [`GET /conversations/${mira.id}`]: { body: anOpenThread() },
    [`PUT /conversations/${mira.id}/read`]: { body: aThread({ unread: 0 }) },
    ...replies,
  });
  signIn();
  return { server, ...(await renderApp(`/app/conversations${path}`)) };
}

const keyDown = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true });
const row = (username: string) => screen.findByRole('link', { name: new RegExp(`@${username}`) });

it('shows who answered what, what is new, and what came of it', async () => {
  await visit();
  const first = within(await row('mira.kilns'));
  expect(first.getByText('Sounds good, tell me more!')).toBeTruthy();
  expect(first.getByText('1 unread answer')).toBeTruthy();
  expect(first.getByText('Needs me')).toBeTruthy();
  const second = within(await row('jon.bakes'));
  expect(second.getByText('You: Shall we talk on Monday?')).toBeTruthy();
  expect(second.getByText('Not now, until Dec 1')).toBeTruthy();
  expect(second.queryByText(/unread/)).toBeNull();
});

it('counts unread conversations in the navigation and in the title', async () => {
  const { server, client } = await visit({ 'GET /conversations/unread': { body: { unread: 3 } } });
  await waitFor(() => expect(document.title).toBe('(3) Conversations · Opener'));
  const main = screen.getAllByRole('navigation', { name: 'Main' })[0]!;
  const names = within(main)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    'Dashboard',
    'Projects',
    'Messages',
    'Conversations 33 unread conversations',
    'Buy More',
  ]);
  server.answer('GET /conversations/unread', { body: { unread: 0 } });
  await client.invalidateQueries();
  await waitFor(() => expect(document.title).toBe('Conversations · Opener'));
});

it.each([
  [aSending({ account: null }), 'Connect Instagram', '/app/dashboard#instagram'],
  [aSending(), 'Go to projects', '/app/projects'],
])('says what to do before the first conversation: %#', async (sending, name, href) => {
  await visit({
    'GET /sending': { body: sending },
    [list]: threadPage([]),
    [counts]: { body: threadCounts({ all: 0 }) },
  });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
});

it('filters, searches and narrows to a project on the server, and clears it all at once', async () => {
  const { project } = mira;
  const narrowed = `limit=50&q=kiln&filter=needs_me&project_id=${project.id}&unread=true`;
  const { user, where } = await visit({
    'GET /projects/': { body: [{ ...aProject, ...project }, aProject] },
    'GET /conversations?limit=50&filter=needs_me': threadPage([mira]),
    'GET /conversations?limit=50&filter=needs_me&unread=true': threadPage([mira]),
    [`GET /conversations?limit=50&filter=needs_me&project_id=${project.id}&unread=true`]: threadPage([mira]),
    [`GET /conversations/counts?project_id=${project.id}`]: { body: threadCounts() },
    [`GET /conversations/counts?q=kiln&project_id=${project.id}`]: { body: threadCounts({ all: 0 }) },
    [`GET /conversations?${narrowed}`]: threadPage([]),
  });
  const needsMe = await screen.findByRole('option', { name: 'Needs me (1)' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), needsMe);
  await user.click(screen.getByRole('button', { name: /^Unread/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Project' }), project.name);
  await user.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'kiln');
  expect(await screen.findByText(/Nothing matches/)).toBeTruthy();
  expect(where()).toBe(`/app/conversations?filter=needs_me&unread=true&project=${project.id}&q=kiln`);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await row('jon.bakes')).toBeTruthy();
  expect(where()).toBe('/app/conversations');
});

it('offers to try again when the list does not load', async () => {
  const { server, user } = await visit({ [list]: { status: 400, body: { detail: 'No.' } } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.answer(list, threadPage([mira]));
  await user.click(retry);
  expect(await row('mira.kilns')).toBeTruthy();
});

/** The newest answer that was on the screen. */
const seen = { read: true, up_to: anEntry().id };

it('opens a conversation, marks it as read, and leads back to its row', async () => {
  const narrowed = { 'GET /conversations?limit=50&filter=answered': threadPage([jon, mira]) };
  const { server, user, where } = await visit(narrowed, '?filter=answered');
  await user.click(await row('mira.kilns'));
  const heading = await screen.findByRole('heading', { level: 1, name: '@mira.kilns' });
  expect(where()).toBe(`/app/conversations/${mira.id}?filter=answered`);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await waitFor(() => expect(server.bodyOf(`PUT /conversations/${mira.id}/read`)).toEqual(seen));
  await waitFor(() => expect(document.title).toBe('@mira.kilns · Opener'));

  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Conversations' }));
  await waitFor(() => expect(where()).toBe('/app/conversations?filter=answered'));
  const back = await row('mira.kilns');
  await waitFor(() => expect(document.activeElement).toBe(back));
});

it('keeps the focus in the list on a wide screen, and goes on with a key', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { user, where } = await visit({
    [`GET /conversations/${jon.id}`]: { body: { ...anOpenThread(), ...jon } },
  });
  await user.click(await row('mira.kilns'));
  expect(await screen.findByRole('heading', { level: 2, name: '@mira.kilns' })).toBeTruthy();
  expect(document.activeElement).toBe(await row('mira.kilns'));
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { level: 2, name: '@jon.bakes' })).toBeTruthy();
  expect(where()).toBe(`/app/conversations/${jon.id}`);
  await waitFor(async () => expect(document.activeElement).toBe(await row('jon.bakes')));
  // Quicker than the screen: each key counts.
  act(() => ['k', 'j'].forEach((key) => document.body.dispatchEvent(keyDown(key))));
  expect(where()).toBe(`/app/conversations/${jon.id}`);
  expect(await screen.findByRole('heading', { level: 2, name: '@jon.bakes' })).toBeTruthy();
  await user.keyboard('?');
  await user.click(await screen.findByRole('switch', { name: 'Use single keys' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('k');
  expect(where()).toBe(`/app/conversations/${jon.id}`);
});

it('says that a conversation no longer exists', async () => {
  await visit(
    { [`GET /conversations/${mira.id}`]: { status: 404, body: { detail: 'Conversation not found' } } },
    `/${mira.id}`,
  );
  expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Back to conversations' });
  expect(link.getAttribute('href')).toBe('/app/conversations');
});

it('marks as unread, and does not take that back by itself', async () => {
  const { server, user, where } = await visit({}, `/${mira.id}`);
  const read = `PUT /conversations/${mira.id}/read`;
  await waitFor(() => expect(server.bodyOf(read)).toEqual(seen));
  const button = await screen.findByRole('button', { name: 'Mark as unread' });
  server.answer(`GET /conversations/${mira.id}`, { body: anOpenThread({ unread: 2 }) });
  await user.click(button);
  await waitFor(() => expect(where()).toBe('/app/conversations'));
  await row('mira.kilns');
  const said = server.asked.filter(({ route }) => route === read).map(({ body }) => body);
  expect(said).toEqual([seen, { read: false }]);
});

it('chooses when new answers are mailed', async () => {
  const { server, user } = await visit({ 'PUT /notices': { body: { answers: 'daily' } } });
  await user.click(await screen.findByRole('button', { name: 'Mail about answers' }));
  expect((await screen.findByRole('radio', { name: 'No mail' })).matches(':checked')).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'One mail a day' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.bodyOf('PUT /notices')).toEqual({ answers: 'daily' }));
});
