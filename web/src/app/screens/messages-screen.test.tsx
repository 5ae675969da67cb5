import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messageStates } from '@opener/contract/message-list';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshAccount } from '../../testing/fresh-account.ts';
import { aReviewedFollowUp } from '../../testing/follow-ups.ts';
import { aMessage, aPage, aRewrite } from '../../testing/messages.ts';
import { aProject } from '../../testing/project-screen.tsx';
import { renderApp, signIn } from '../../testing/render-app.tsx';
import { aSending, idleProject } from '../../testing/sending.ts';

const list = 'GET /scrape/messages?limit=50&sort=newest';
const credits = { credits: 9, total_earned: 10, total_used: 1 };

async function visit(replies: Parameters<typeof fakeServer>[0], query = '') {
  const server = fakeServer({
    ...freshAccount,
    'GET /payments/credits': { body: credits },
    'GET /sending': { body: aSending({ account: null }) },
    ...replies,
  });
  signIn();
  const app = await renderApp(`/app/messages${query}`);
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText');
  return { server, clipboard, ...app };
}

const card = (username: string) => screen.findByRole('article', { name: `@${username}` });

it('shows each message with what is known about its target', async () => {
  const fiveMinutesAgo = new Date(Date.now() - 5 * 60_000).toISOString();
  await visit({
    [list]: aPage([aMessage(1, { sent: true, created_at: fiveMinutesAgo }), aMessage(2, { user_info: {} })]),
  });

  const full = within(await card('mira.kilns1'));
  expect(full.getByText('8.4K followers').parentElement?.textContent).toBe(
    'Mira Köhler\u00A0· Ceramics studio\u00A0· 8.4K followers',
  );
  expect(full.getByText('Sent')).toBeTruthy();
  // The page's clock may be up to a minute behind.
  expect(full.getByText(/^[45] min ago$/).getAttribute('title')).toMatch(/\d{4} at /u);
  expect(full.getByText('Would a waiting list help?').tagName).toBe('P');
  expect(full.getAllByText('Leipzig').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK']);
  for (const name of ['Full Name', 'Industry', 'Followers', 'Posts', 'Bio']) {
    expect(full.getByText(name)).toBeTruthy();
  }

  const bare = within(await card('mira.kilns2'));
  expect(bare.getAllByText('N/A')).toHaveLength(5);
  expect(bare.queryByText('Sent')).toBeNull();
  expect(screen.getByText('Showing 2 of 2 messages')).toBeTruthy();
});

it('links to the projects while there is nothing to show', async () => {
  await visit({ [list]: aPage([]) });
  const link = await screen.findByRole('link', { name: 'Go to projects' });
  expect(link.getAttribute('href')).toBe('/app/projects');
});

it('copies the text and says so', async () => {
  const { user, clipboard } = await visit({ [list]: aPage([aMessage(1)]) });
  await user.click(within(await card('mira.kilns1')).getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Message copied to clipboard!')).toBeTruthy();
  expect(clipboard).toHaveBeenCalledWith(aMessage(1).generated_message);
});

it('reports when the browser forbids copying', async () => {
  const { user, clipboard } = await visit({ [list]: aPage([aMessage(1)]) });
  vi.spyOn(console, 'warn').mockReturnValue();
  clipboard.mockRejectedValue(new Error('forbidden'));
  await user.click(within(await card('mira.kilns1')).getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/did not allow copying/u)).toBeTruthy();
});

it('searches on the server and counts what was found', async () => {
  const { user } = await visit({
    [list]: aPage([aMessage(1), aMessage(2)], { total: 2000 }),
    'GET /scrape/messages?limit=50&sort=newest&q=yoga': aPage([aMessage(3)]),
    'GET /scrape/messages?limit=50&sort=newest&q=nobody': aPage([]),
  });
  const box = await screen.findByRole('searchbox', { name: 'Search messages' });
  await user.type(box, ' yoga ');
  expect(await screen.findByText('Showing 1 of 2,000 messages')).toBeTruthy();
  expect(screen.getByText('@mira.kilns3')).toBeTruthy();

  await user.clear(box);
  await user.type(box, 'nobody');
  expect(await screen.findByText('No messages found')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await card('mira.kilns1')).toBeTruthy();
});

it('sorts from A to Z', async () => {
  const { user } = await visit({
    [list]: aPage([aMessage(1)]),
    'GET /scrape/messages?limit=50&sort=az': aPage([aMessage(2)]),
  });
  await user.click(await screen.findByRole('button', { name: 'A-Z' }));
  expect(await card('mira.kilns2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'A-Z' }).getAttribute('aria-pressed')).toBe('true');
});

it('can be retried after a failure', async () => {
  const { server, user } = await visit({ [list]: { status: 400, body: { detail: 'No' } } });
  const again = await screen.findByRole('button', { name: 'Retry' });
  server.answer(list, aPage([aMessage(1)]));
  await user.click(again);
  expect(await card('mira.kilns1')).toBeTruthy();
});

it('opens the conversation, then offers to mark it as sent, and to take that back', async () => {
  const sentRoute = `PUT /scrape/messages/${aMessage(1).id}/sent`;
  const { server, user, clipboard } = await visit({
    [list]: aPage([aMessage(1)]),
    [sentRoute]: { body: aMessage(1, { sent: true }) },
  });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const one = within(await card('mira.kilns1'));
  const link = one.getByRole('link', { name: 'Open in Instagram' });
  expect(link.getAttribute('rel')).toContain('noopener');

  await user.click(link);
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith('https://ig.me/m/mira.kilns1', '_blank', 'noopener,noreferrer'),
  );
  expect(clipboard).toHaveBeenCalledWith(aMessage(1).generated_message);

  await user.click(await one.findByRole('button', { name: 'Mark as sent' }));
  expect(await one.findByText('Sent')).toBeTruthy();
  expect(server.bodyOf(sentRoute)).toEqual({ sent: true });

  server.answer(sentRoute, { body: aMessage(1) });
  await user.click(one.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(one.queryByText('Sent')).toBeNull());
  expect(server.bodyOf(sentRoute)).toEqual({ sent: false });
});

it('rewrites a message, follows the job, and reads the list and the credits again', async () => {
  const message = aMessage(1, { free_rewrites: 3 });
  const job = aRewrite(message);
  const { server, user } = await visit({
    [list]: aPage([message]),
    [`POST /scrape/messages/${message.id}/regenerate`]: { body: job },
    [`GET /scrape/jobs/${job.id}`]: {
      body: { ...job, status: 'completed', result: { message_id: message.id } },
    },
  });
  await card('mira.kilns1');
  await user.click(screen.getByRole('button', { name: 'More actions for @mira.kilns1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rewrite' }));
  await user.click(await screen.findByRole('button', { name: 'Rewrite' }));
  expect(await screen.findByText('Rewritten.')).toBeTruthy();
  const asked = (route: string) => server.asked.filter((one) => one.route === route).length;
  await waitFor(() => expect(asked(list)).toBeGreaterThan(1));
  expect(asked('GET /payments/credits')).toBeGreaterThan(1);
});

it('keeps the fit that is looked for in the address', async () => {
  const weak = 'GET /scrape/messages?limit=50&sort=newest&fit=weak';
  const { user, where } = await visit({
    [list]: aPage([aMessage(1), aMessage(2)], { total: 12 }),
    [weak]: aPage([aMessage(2, { fit: 'weak' })]),
  });
  await card('mira.kilns1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Fit' }), 'Weak fit');
  expect(await screen.findByText('Showing 1 of 12 messages')).toBeTruthy();
  expect(where()).toBe('/app/messages?fit=weak');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Fit' }), 'All fits');
  expect(await card('mira.kilns1')).toBeTruthy();
  expect(where()).toBe('/app/messages');
});

it('opens with the fit that a link names', async () => {
  const none = 'GET /scrape/messages?limit=50&sort=newest&fit=none';
  await visit({ [list]: aPage([aMessage(1)], { total: 12 }), [none]: aPage([]) }, '?fit=none');
  expect(await screen.findByText('There are no messages without a real fit here.')).toBeTruthy();
});

const countsOf = (over: Record<string, number>) => ({
  body: { all: 12, ...Object.fromEntries(messageStates.map((state) => [state, 0])), ...over },
});

it('filters by the state in the address, keeps it when going back, and shows all again', async () => {
  const failed = 'GET /scrape/messages?limit=50&sort=newest&state=failed';
  const { user, where, router } = await visit({
    [list]: aPage([aMessage(1), aMessage(2)], { total: 12 }),
    [failed]: aPage([aMessage(2)]),
    [failed.replace('&state', '&q=yoga&state')]: aPage([]),
    'GET /scrape/message-counts': countsOf({ failed: 1, sent: 3 }),
    'GET /scrape/message-counts?q=yoga': countsOf({ all: 0 }),
  });
  await card('mira.kilns1');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Failed (1)');
  expect(await screen.findByText('Showing 1 of 12 messages')).toBeTruthy();
  expect(where()).toBe('/app/messages?state=failed');

  await user.type(screen.getByRole('searchbox', { name: 'Search messages' }), 'yoga');
  expect(await screen.findByText('No messages found')).toBeTruthy();
  await waitFor(() => expect(where()).toBe('/app/messages?state=failed&q=yoga'));
  await act(() => router.navigate('/app/projects'));
  await act(() => router.navigate(-1));
  expect(where()).toBe('/app/messages?state=failed&q=yoga');
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search messages' });
  expect(box.value).toBe('yoga');

  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await card('mira.kilns1')).toBeTruthy();
  expect(where()).toBe('/app/messages');
  expect(box.value).toBe('');
});

it.each([
  ['review', 'No messages are waiting for your review.'],
  ['answered', 'No one has answered yet.'],
])('says of %s that there are none', async (state, text) => {
  await visit(
    {
      [list]: aPage([aMessage(1)], { total: 12 }),
      [`GET /scrape/messages?limit=50&sort=newest&state=${state}`]: aPage([]),
    },
    `?state=${state}`,
  );
  expect(await screen.findByText(text)).toBeTruthy();
});

it('lists follow-ups in review above the messages, and counts them with these', async () => {
  const counts = Object.fromEntries(['all', ...messageStates].map((state) => [state, 0]));
  await visit(
    {
      [list]: aPage([aMessage(1)]),
      'GET /scrape/messages?limit=50&sort=newest&state=review': aPage([]),
      'GET /scrape/message-counts': { body: { ...counts, all: 1, sent: 1 } },
      'GET /sending': { body: aSending({ follow_ups: { review: 1, approvable: 1 } }) },
      'GET /follow-ups/review?state=review&limit=10': { body: [aReviewedFollowUp()] },
    },
    '?state=review',
  );
  const followUps = within(await screen.findByRole('region', { name: 'Follow-ups to review' }));
  expect(await followUps.findByRole('article', { name: '@mira.kilns' })).toBeTruthy();
  expect(await screen.findByRole('option', { name: 'For your review (1)' })).toBeTruthy();
  expect(screen.queryByText('No messages found')).toBeNull();
});

it('ignores invalid filters in the address', async () => {
  await visit({ [list]: aPage([aMessage(1)]) }, '?state=lost&fit=best&sort=worst&project=x');
  expect(await card('mira.kilns1')).toBeTruthy();
});

it('narrows to a project', async () => {
  const other = { ...aProject, id: '0198f7a2-0000-7000-8000-0000000000ff', name: 'Autumn' };
  const { user, where } = await visit({
    [list]: aPage([aMessage(1)]),
    'GET /projects/': { body: [aProject, other] },
    [`GET /scrape/messages?limit=50&sort=newest&project_id=${other.id}`]: aPage([aMessage(2)]),
    [`GET /projects/${other.id}/sending`]: { body: idleProject },
  });
  await card('mira.kilns1');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Project' }), 'Autumn');
  expect(await card('mira.kilns2')).toBeTruthy();
  expect(where()).toBe(`/app/messages?project=${other.id}`);
});

it('marks a sent message as answered, and takes that back', async () => {
  const route = `PUT /scrape/messages/${aMessage(1).id}/answered`;
  const sent = aMessage(1, { sent: true, sent_by: 'hand', answered_at: null });
  const { server, user } = await visit({
    [list]: aPage([sent]),
    [route]: { body: { ...sent, answered_at: new Date().toISOString() } },
  });
  const one = within(await card('mira.kilns1'));
  expect(one.getByText('By hand')).toBeTruthy();
  await user.click(one.getByRole('button', { name: 'More actions for @mira.kilns1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as answered' }));
  expect(await one.findByText('Answered')).toBeTruthy();
  expect(server.bodyOf(route)).toEqual({ answered: true });

  server.answer(route, { body: sent });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(one.queryByText('Answered')).toBeNull());
  expect(server.bodyOf(route)).toEqual({ answered: false });
});
