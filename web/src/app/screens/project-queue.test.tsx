import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '@opener/contract/dm';
import {
  queueCall,
  jobsCall,
  messagesCall,
  aJob,
  idOf,
  aMessage,
  openProject,
  add,
  chips,
  shown,
  prepareProjectScreen,
} from '../../testing/project-screen.tsx';

const retryA = `POST /scrape/jobs/${idOf('a')}/retry`;

beforeEach(prepareProjectScreen);
afterEach(() => vi.useRealTimers());

describe('queueing', () => {
  it('asks once per name, in order, by Enter', async () => {
    const { user, input, bodies, asked } = await openProject({
      [queueCall]: { status: 202, body: aJob('x') },
    });
    const before = asked(jobsCall).length;
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.type(input, 'a,b,c{Enter}');
    expect(await shown('3 username(s) queued for processing!')).toBeTruthy();
    expect(bodies()).toEqual([{ username: 'a' }, { username: 'b' }, { username: 'c' }]);
    expect(chips()).toEqual([]);
    await waitFor(() => expect(asked(jobsCall).length).toBeGreaterThan(before));
    expect(asked('GET /payments/credits').length).toBeGreaterThan(1);
    // On a phone it is below the fold.
    const queue = screen.getByRole('region', { name: 'Processing Queue' });
    await waitFor(() => expect(scroll.mock.contexts).toContain(queue));
  });

  it('needs a name, and one that can be', async () => {
    const { user, input, bodies } = await openProject();
    await user.type(input, '{Enter}');
    expect(screen.getByText('Please enter at least one username')).toBeTruthy();
    await user.type(input, 'a,mü{Enter}');
    expect(screen.getByText(/^mü: usernames have only letters/)).toBeTruthy();
    expect(input.value).toBe('mü');
    expect(bodies()).toEqual([]);
  });

  it('is not possible without credits', async () => {
    const { user, input, bodies } = await openProject({
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
    const { user, input, server, bodies } = await openProject();
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      const spent = bodies().length >= 2;
      server.answer(
        queueCall,
        spent ? { status: 402, body: { detail: 'Insufficient credits' } } : { status: 202, body: aJob('x') },
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
      const opened = await openProject({ [queueCall]: { status: 202, body: aJob('x') } });
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
    const { user, input, bodies } = await openProject({ [queueCall]: { status: 202, body: aJob('x') } });
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

  it('shows other failures', async () => {
    const { user, input } = await openProject({
      [queueCall]: { status: 500, body: { detail: 'We are closed' } },
    });
    await user.type(input, 'a{Enter}');
    expect(await shown('We are closed')).toBeTruthy();
    expect(chips()).toEqual(['a']);
  });
});

describe('the queue', () => {
  const card = () => within(screen.getByRole('region', { name: 'Processing Queue' }));
  const four = [aJob('d', 'failed', 'No such profile.'), aJob('a', 'processing'), aJob('b'), aJob('c')];

  it('counts those that are not listed', async () => {
    const counts = { 'x-active-count': '5000', 'x-failed-count': '2', 'x-refused-count': '1' };
    const { user } = await openProject({ [jobsCall]: { body: four, headers: counts } });
    await shown('5,000 active');
    expect(card().getByText('2 failed')).toBeTruthy();
    expect(card().getByText('1 not written')).toBeTruthy();
    await user.click(card().getByRole('button', { name: 'View all queue' }));
    expect(card().getByText('and 4,999 more jobs')).toBeTruthy();
  });

  it('shows the first three, and all on request', async () => {
    const { user } = await openProject({ [jobsCall]: { body: four } });
    await shown('3 active');
    expect(card().getByText('1 failed')).toBeTruthy();
    expect(card().getAllByRole('listitem')).toHaveLength(3);
    expect(card().getByText('Analyzing profile...')).toBeTruthy();
    expect(card().getAllByText('Queued')).toHaveLength(2);
    await user.click(card().getByRole('button', { name: 'View all queue' }));
    expect(card().getAllByRole('listitem')).toHaveLength(4);
    expect(card().getByText('No such profile.')).toBeTruthy();
    expect(card().getByText('Failed')).toBeTruthy();
  });

  it.each([
    [{ body: aJob('b', 'cancelled') }, 'Job cancelled successfully'],
    [
      { status: 409, body: { detail: 'This job can no longer be cancelled.' } },
      'This job can no longer be cancelled.',
    ],
    ['offline', 'Failed to cancel job'],
  ] as const)('cancels a waiting job', async (reply, text) => {
    const { user, server } = await openProject({
      [jobsCall]: { body: [aJob('b')] },
      [`DELETE /scrape/jobs/${idOf('b')}`]: reply,
    });
    const cancel = await screen.findByRole('button', { name: 'Cancel @b' });
    if (text === 'Job cancelled successfully') server.answer(jobsCall, { body: [] });
    await user.click(cancel);
    expect(await shown(text)).toBeTruthy();
  });

  it('retries and dismisses failed jobs', async () => {
    const { user, server, asked } = await openProject({
      [jobsCall]: { body: [aJob('a', 'failed'), aJob('b', 'failed')] },
      [retryA]: { status: 202, body: { ...aJob('a'), id: idOf('a2') } },
      [`DELETE /scrape/jobs/${idOf('b')}`]: { body: aJob('b', 'cancelled') },
    });
    const dismiss = await screen.findByRole('button', { name: 'Dismiss @b' });
    server.answer(jobsCall, { body: [aJob('a', 'failed')] });
    await user.click(dismiss);
    await waitFor(() => expect(screen.queryByText('@b')).toBeNull());
    // The focus moves to the queue, not to the top of the page.
    const queue = screen.getByRole('region', { name: 'Processing Queue' });
    await waitFor(() => expect(queue.contains(document.activeElement)).toBe(true));
    server.answer(jobsCall, { body: [{ ...aJob('a'), id: idOf('a2') }] });
    await user.click(screen.getByRole('button', { name: 'Retry @a' }));
    expect(await screen.findByRole('button', { name: 'Cancel @a' })).toBeTruthy();
    expect(asked(retryA).map(({ body }) => body)).toEqual([{ anyway: false }]);
  });

  it('says why somebody was not written to, and writes anyway when asked', async () => {
    const reason = 'This profile is about a loss, so we did not write. Your credit is back.';
    const refused: Job = { ...aJob('a', 'failed'), result: { error: reason, refused: true } };
    const { user, server, asked } = await openProject({
      [jobsCall]: { body: [refused] },
      [retryA]: { body: { ...aJob('a'), id: idOf('a2') } },
    });
    expect(await shown(reason)).toBeTruthy();
    expect(card().getByText('Not written')).toBeTruthy();
    expect(card().getByText('1 not written')).toBeTruthy();
    expect(card().queryByText('1 failed')).toBeNull();
    expect(card().queryByRole('button', { name: /^Retry/ })).toBeNull();
    server.answer(jobsCall, { body: [{ ...aJob('a'), id: idOf('a2') }] });
    await user.click(card().getByRole('button', { name: 'Write anyway to @a' }));
    expect(await screen.findByRole('button', { name: 'Cancel @a' })).toBeTruthy();
    expect(asked(retryA).map(({ body }) => body)).toEqual([{ anyway: true }]);
  });

  it('is asked every 3 seconds, and reloads messages when a job completes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { server, asked } = await openProject({ [jobsCall]: { body: [aJob('mira', 'processing')] } });
    await shown('Analyzing profile...');
    const rounds = asked(jobsCall).length;
    expect(asked(messagesCall)).toHaveLength(1);

    server.answer(jobsCall, { body: [aJob('mira', 'completed')] });
    server.answer(messagesCall, { body: [aMessage], headers: { 'x-total-count': '1' } });
    act(() => void vi.advanceTimersByTime(2900));
    expect(asked(jobsCall)).toHaveLength(rounds);
    act(() => void vi.advanceTimersByTime(100));
    await waitFor(() => expect(asked(messagesCall)).toHaveLength(2));
    expect(screen.queryByText('Analyzing profile...')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Export to Excel' })).toBeTruthy();

    // Also with nothing in progress: another tab may have queued something.
    for (let round = 1; round <= 3; round++) {
      const before = asked(jobsCall).length;
      act(() => void vi.advanceTimersByTime(3000));
      await waitFor(() => expect(asked(jobsCall)).toHaveLength(before + 1));
    }
    server.answer(jobsCall, { body: [aJob('elsewhere')] });
    act(() => void vi.advanceTimersByTime(3000));
    expect(await screen.findByRole('button', { name: 'Cancel @elsewhere' })).toBeTruthy();
  });

  it('keeps what it knows when the server says that nothing has changed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { asked } = await openProject({
      [jobsCall]: { body: [aJob('mira', 'processing')], headers: { etag: '"7"' } },
    });
    await shown('Analyzing profile...');
    const tags: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      tags.push(new Headers(init.headers).get('if-none-match'));
      return new Response(null, { status: 304 });
    });
    const rounds = asked(jobsCall).length;
    act(() => void vi.advanceTimersByTime(3000));
    await waitFor(() => expect(tags).toContain('"7"'));
    await waitFor(() => expect(card().getByText('Analyzing profile...')).toBeTruthy());
    expect(asked(jobsCall)).toHaveLength(rounds);
  });

  it('is not polled while the page is hidden, and again when it is visible', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { asked } = await openProject({ [jobsCall]: { body: [aJob('mira', 'processing')] } });
    await shown('Analyzing profile...');
    const rounds = asked(jobsCall).length;
    const look = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    };
    look('hidden');
    act(() => void vi.advanceTimersByTime(30_000));
    expect(asked(jobsCall)).toHaveLength(rounds);
    look('visible');
    act(() => void vi.advanceTimersByTime(3000));
    await waitFor(() => expect(asked(jobsCall).length).toBeGreaterThan(rounds));
  });
});
