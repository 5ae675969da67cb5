import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '@opener/contract/dm';
import { fakeServer } from '../../testing/fake-server.ts';
import { ada, renderApp, signIn } from '../../testing/render-app.tsx';
import { aSending } from '../../testing/sending.ts';

const id = '0198f7a2-0000-7000-8000-00000000000a';
const project = {
  id,
  name: 'Spring workshops',
  product_info: 'Booking software for studios',
  offer_info: 'First month free',
  created_at: '2026-03-01T10:00:00Z',
};
const queue = `POST /scrape/projects/${id}/queue`;
const jobs = `GET /scrape/projects/${id}/jobs`;
const messages = `GET /scrape/projects/${id}/messages?limit=50&sort=newest`;
const job = (username: string, status: Job['status'] = 'pending', error?: string): Job => ({
  id: `job-${username}`,
  project_id: id,
  username,
  status,
  created_at: '2026-03-01T10:00:00Z',
  started_at: null,
  result: error === undefined ? null : { error },
});
const message = {
  id: 'm1',
  project_id: id,
  username: 'mira',
  generated_message: 'Hi Mira',
  sent: false,
  sent_at: null,
  edited: false,
  created_at: '2026-03-01T10:00:00Z',
  facts: [],
};

function serve(replies: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({
    'GET /auth/me': { body: ada },
    'GET /payments/credits': { body: { credits: 10, total_earned: 10, total_used: 0 } },
    [`GET /projects/${id}`]: { body: project },
    [jobs]: { body: [] },
    'GET /sending': { body: aSending({ account: null }) },
    [`GET /projects/${id}/sending`]: { body: { mode: 'auto', sent: 0, answered: 0, waiting: 0, review: 0 } },
    [messages]: { body: [], headers: { 'x-total-count': '0' } },
    ...replies,
  });
}

async function open(replies: Parameters<typeof fakeServer>[0] = {}) {
  const server = serve(replies);
  const app = await renderApp(`/app/projects/${id}`);
  const input = await screen.findByLabelText<HTMLInputElement>('Usernames');
  const asked = (route: string) => server.asked.filter((one) => one.route === route);
  return { ...app, server, input, asked, bodies: () => asked(queue).map(({ body }) => body) };
}

const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to Queue' });
const chips = () =>
  screen.queryAllByRole('button', { name: /^Remove @/ }).map((chip) => chip.textContent?.slice(1));
const shown = (text: string | RegExp) => screen.findByText(text);

beforeEach(() => {
  signIn();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.useRealTimers());

describe('the page', () => {
  it('names the project, in the title too, and shows its details', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Spring workshops' })).toBeTruthy();
    expect(document.title).toBe('Spring workshops · Opener');
    const details = within(screen.getByRole('region', { name: 'Project Details' }));
    expect(details.getByText('First month free')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Export to Excel' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Projects', current: false }).getAttribute('href')).toBe(
      '/app/projects',
    );
  });

  it('of a project that is gone leads back to the list', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    serve({
      [`GET /projects/${id}`]: { status: 404, body: { detail: 'Project not found' } },
      'GET /projects/': { body: [] },
    });
    const app = await renderApp(`/app/projects/${id}`);
    expect(await screen.findAllByText('Project not found')).not.toEqual([]);
    expect(await screen.findByRole('heading', { name: "You don't have any projects yet" })).toBeTruthy();
    expect(app.where()).toBe('/app/projects');
  });

  it('that does not load is logged, and can be asked for again', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const server = serve({ [`GET /projects/${id}`]: { status: 403 } });
    const { user } = await renderApp(`/app/projects/${id}`);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(logged).toHaveBeenCalled();
    server.answer(`GET /projects/${id}`, { body: project });
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Spring workshops' })).toBeTruthy();
  });

  it('edits the project in place', async () => {
    const { user } = await open({ [`PUT /projects/${id}`]: { body: { ...project, name: 'Summer' } } });
    await user.click(screen.getByRole('button', { name: 'Edit project' }));
    await user.type(await screen.findByLabelText(/Project Name/), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Summer' })).toBeTruthy();
  });
});

describe('names', () => {
  it('become chips at a comma, without @ and duplicates', async () => {
    const { user, input } = await open();
    expect(add().disabled).toBe(true);
    await user.type(input, '@Mira, north,mira,');
    expect(chips()).toEqual(['mira', 'north']);
    expect(screen.getByText('1 name left out')).toBeTruthy();
    await user.type(input, 'hafen');
    expect(screen.getByText('3 usernames · 3 credits · 7 left after')).toBeTruthy();
  });

  it('can be pasted as a list, and the impossible are told with their reason', async () => {
    const { user, input } = await open({ [jobs]: { body: [job('busy')] } });
    await screen.findByText('@busy');
    await user.click(input);
    await user.paste('@a\nhttps://www.instagram.com/b/?x=1\r\nmüller busy');
    expect(chips()).toEqual(['a', 'b']);
    const note = within(screen.getByText('2 names left out').parentElement ?? document.body);
    expect(note.getByText(/only letters/)).toBeTruthy();
    expect(note.getByText(/already in the queue/)).toBeTruthy();
  });

  it('are removed by Backspace, by a click and by the keyboard', async () => {
    const { user, input } = await open();
    await user.type(input, 'a,b,c,d,');
    await user.keyboard('{Backspace}');
    expect(chips()).toEqual(['a', 'b', 'c']);
    await user.click(screen.getByRole('button', { name: 'Remove @a' }));
    expect(document.activeElement).toBe(input);
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
    expect(chips()).toEqual(['c']);
    expect(document.activeElement).toBe(input);
  });

  it('come out of a file that is dropped', async () => {
    const { input } = await open();
    const file = new File(['name,username\nMira K,mira\nNorth,north'], 'people.csv');
    fireEvent.drop(input, { dataTransfer: { files: [file], types: ['Files'] } });
    await waitFor(() => expect(chips()).toEqual(['mira', 'north']));
    fireEvent.drop(input, { dataTransfer: { files: [new File(['x'], 'photo.png')], types: ['Files'] } });
    expect(await shown('Please choose a .csv, .txt or .xlsx file.')).toBeTruthy();
  });

  it('may be thousands, of which a few are drawn', async () => {
    const { user, input } = await open();
    await user.click(input);
    await user.paste(Array.from({ length: 4860 }, (_, index) => `user${index}`).join(' '));
    expect(screen.getByText('+ 4,800 more')).toBeTruthy();
    expect(chips()).toHaveLength(60);
    expect(screen.getByText(/^4,860 usernames · 4,860 credits · 4,850 more than you have/)).toBeTruthy();
  });

  it('are still there when the person comes back', async () => {
    const first = await open();
    await first.user.type(first.input, 'a,b,');
    first.unmount();
    await open();
    expect(chips()).toEqual(['a', 'b']);
  });
});

describe('queueing', () => {
  it('asks once per name, in order, by Enter', async () => {
    const { user, input, bodies, asked } = await open({ [queue]: { status: 202, body: job('x') } });
    const before = asked(jobs).length;
    await user.type(input, 'a,b,c{Enter}');
    expect(await shown('3 username(s) queued for processing!')).toBeTruthy();
    expect(bodies()).toEqual([{ username: 'a' }, { username: 'b' }, { username: 'c' }]);
    expect(chips()).toEqual([]);
    await waitFor(() => expect(asked(jobs).length).toBeGreaterThan(before));
    expect(asked('GET /payments/credits').length).toBeGreaterThan(1);
  });

  it('needs a name, and one that can be', async () => {
    const { user, input, bodies } = await open();
    await user.type(input, '{Enter}');
    expect(screen.getByText('Please enter at least one username')).toBeTruthy();
    await user.type(input, 'a,mü{Enter}');
    expect(screen.getByText(/^mü: only letters/)).toBeTruthy();
    expect(input.value).toBe('mü');
    expect(bodies()).toEqual([]);
  });

  it('is not possible without credits', async () => {
    const { user, input, bodies } = await open({
      'GET /payments/credits': { body: { credits: 0, total_earned: 10, total_used: 10 } },
    });
    await shown('You have no credits left.');
    await user.type(input, 'a,');
    expect(add().disabled).toBe(true);
    await user.type(input, '{Enter}');
    expect(screen.getByText('Insufficient credits')).toBeTruthy();
    expect(bodies()).toEqual([]);
  });

  it('that runs out of credits half-way keeps the rest', async () => {
    const { user, input, server, bodies } = await open();
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      const spent = bodies().length >= 2;
      server.answer(
        queue,
        spent ? { status: 402, body: { detail: 'Insufficient credits' } } : { status: 202, body: job('x') },
      );
      return real(address, init);
    });
    await user.type(input, 'a,b,c,d{Enter}');
    expect(await shown('2 username(s) queued for processing!')).toBeTruthy();
    expect(await shown('Insufficient credits')).toBeTruthy();
    expect(screen.getByText('2 usernames queued. 2 are still in the list.')).toBeTruthy();
    expect(chips()).toEqual(['c', 'd']);
  });

  describe('somebody on the do-not-contact list', () => {
    const name = '2 people are on your do-not-contact list';

    async function queueThree() {
      const opened = await open({ [queue]: { status: 202, body: job('x') } });
      const real = globalThis.fetch;
      const asks = { detail: 'On the list', confirm: 'do_not_contact' };
      vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
        const answer = await real(address, init);
        const first = !/confirm|"b\\"/u.test(JSON.stringify(init.body));
        return address.endsWith('/queue') && first ? Response.json(asks, { status: 409 }) : answer;
      });
      await opened.user.type(opened.input, 'a,b,c{Enter}');
      return { ...opened, dialog: within(await screen.findByRole('dialog', { name })) };
    }

    it('is asked about once for all, and queued for a yes', async () => {
      const { user, dialog, bodies } = await queueThree();
      expect(bodies()).toEqual([{ username: 'a' }, { username: 'b' }, { username: 'c' }]);
      await user.click(dialog.getByRole('button', { name: 'Write for 2 credits' }));
      expect(await shown('2 username(s) queued for processing!')).toBeTruthy();
      expect(bodies().slice(3)).toEqual([
        { username: 'a', confirm: true },
        { username: 'c', confirm: true },
      ]);
    });

    it('is left out for a no', async () => {
      const { user, dialog, bodies } = await queueThree();
      await user.click(dialog.getByRole('button', { name: 'Leave them out' }));
      expect(await shown('2 names left out')).toBeTruthy();
      expect(bodies()).toHaveLength(3);
      expect(chips()).toEqual([]);
    });
  });

  it('shows how far it is and can be stopped', async () => {
    const { user, input, bodies } = await open({ [queue]: { status: 202, body: job('x') } });
    const real = globalThis.fetch;
    const gates: (() => void)[] = [];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (address.endsWith('/queue')) await new Promise<void>((resolve) => gates.push(resolve));
      return real(address, init);
    });
    await user.type(input, 'a,b,c{Enter}');
    expect(await shown('Queueing 1 of 3')).toBeTruthy();
    act(() => gates[0]?.());
    expect(await shown('Queueing 2 of 3')).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Queueing' }).value).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    act(() => gates[1]?.());
    expect(await shown('2 username(s) queued for processing!')).toBeTruthy();
    expect(bodies()).toHaveLength(2);
    expect(chips()).toEqual(['c']);
  });

  it('tells other failures', async () => {
    const { user, input } = await open({ [queue]: 'offline' });
    await user.type(input, 'a{Enter}');
    expect(await shown('Failed to queue DM generation')).toBeTruthy();
    expect(chips()).toEqual(['a']);
  });
});

describe('the queue', () => {
  const card = () => within(screen.getByRole('region', { name: 'Processing Queue' }));
  const four = [job('d', 'failed', 'No such profile.'), job('a', 'processing'), job('b'), job('c')];

  it('shows the first three, and all on request', async () => {
    const { user } = await open({ [jobs]: { body: four } });
    await shown('4 active');
    expect(card().getAllByRole('listitem')).toHaveLength(3);
    expect(card().getByText('Analyzing profile...')).toBeTruthy();
    expect(card().getAllByText('Queued')).toHaveLength(2);
    await user.click(card().getByRole('button', { name: 'View all queue' }));
    expect(card().getAllByRole('listitem')).toHaveLength(4);
    expect(card().getByText('No such profile.')).toBeTruthy();
    expect(card().getByText('Failed')).toBeTruthy();
  });

  it.each([
    [{ body: job('b', 'cancelled') }, 'Job cancelled successfully'],
    [
      { status: 409, body: { detail: 'This job can no longer be cancelled.' } },
      'This job can no longer be cancelled.',
    ],
    ['offline', 'Failed to cancel job'],
  ] as const)('cancels a waiting job', async (reply, text) => {
    const { user, server } = await open({ [jobs]: { body: [job('b')] }, 'DELETE /scrape/jobs/job-b': reply });
    const cancel = await screen.findByRole('button', { name: 'Cancel @b' });
    if (text === 'Job cancelled successfully') server.answer(jobs, { body: [] });
    await user.click(cancel);
    expect(await shown(text)).toBeTruthy();
  });

  it('retries and dismisses failed jobs', async () => {
    const { user, server, asked } = await open({
      [jobs]: { body: [job('a', 'failed'), job('b', 'failed')] },
      'POST /scrape/jobs/job-a/retry': { status: 202, body: { ...job('a'), id: 'job-a2' } },
      'DELETE /scrape/jobs/job-b': { body: job('b', 'cancelled') },
    });
    const dismiss = await screen.findByRole('button', { name: 'Dismiss @b' });
    server.answer(jobs, { body: [job('a', 'failed')] });
    await user.click(dismiss);
    await waitFor(() => expect(screen.queryByText('@b')).toBeNull());
    server.answer(jobs, { body: [{ ...job('a'), id: 'job-a2' }] });
    await user.click(screen.getByRole('button', { name: 'Retry @a' }));
    expect(await screen.findByRole('button', { name: 'Cancel @a' })).toBeTruthy();
    expect(asked('POST /scrape/jobs/job-a/retry')).toHaveLength(1);
  });

  it('is asked every 3 seconds while something is under way, and reloads messages when a job completes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { server, asked } = await open({ [jobs]: { body: [job('mira', 'processing')] } });
    await shown('Analyzing profile...');
    const rounds = asked(jobs).length;
    expect(asked(messages)).toHaveLength(1);

    server.answer(jobs, { body: [job('mira', 'completed')] });
    server.answer(messages, { body: [message], headers: { 'x-total-count': '1' } });
    act(() => void vi.advanceTimersByTime(2900));
    expect(asked(jobs)).toHaveLength(rounds);
    act(() => void vi.advanceTimersByTime(100));
    await waitFor(() => expect(asked(messages)).toHaveLength(2));
    expect(screen.queryByText('Analyzing profile...')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Export to Excel' })).toBeTruthy();

    const after = asked(jobs).length;
    act(() => void vi.advanceTimersByTime(30_000));
    expect(asked(jobs)).toHaveLength(after);
  });
});

describe('the export', () => {
  const file = `GET /projects/${id}/export`;
  const some = { [messages]: { body: [message], headers: { 'x-total-count': '12' } } };
  const saved: string[] = [];

  beforeEach(() => {
    saved.length = 0;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });

  it('saves the file under the name the server gives it', async () => {
    const { user } = await open({
      ...some,
      [file]: { body: 'rows', headers: { 'content-disposition': 'attachment; filename="spring.xlsx"' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
    expect(await shown('Excel file downloaded successfully! (12 messages)')).toBeTruthy();
    expect(saved).toEqual(['spring.xlsx']);
  });

  it('also comes as CSV', async () => {
    const { user } = await open({ ...some, [`${file}?format=csv`]: { body: 'rows' } });
    await user.click(await screen.findByRole('button', { name: 'Export formats' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV file (.csv)' }));
    expect(await shown('CSV file downloaded successfully! (12 messages)')).toBeTruthy();
    expect(saved[0]).toMatch(/^opener-Spring-workshops-\d{4}-\d\d-\d\d\.csv$/);
  });

  it.each([
    [{ status: 404 }, 'No messages found for this project.'],
    [{ status: 409, body: { detail: 'Busy' } }, 'Busy'],
    ['offline', 'Failed to export messages. Please try again.'],
  ] as const)('tells a failure', async (reply, text) => {
    const { user } = await open({ ...some, [file]: reply });
    await user.click(await screen.findByRole('button', { name: 'Export to Excel' }));
    expect(await shown(text)).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
