import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Message } from '@opener/contract/message';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aMessage, aPage, projectId } from '../../../testing/messages.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ProjectMessages } from './project-messages.tsx';

const list = `GET /scrape/projects/${projectId}/messages?limit=50&sort=newest`;

function show(replies: Parameters<typeof fakeServer>[0], address?: string) {
  const server = fakeServer(replies);
  return { server, ...renderPart(<ProjectMessages projectId={projectId} />, address) };
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Fit' });

describe('a message', () => {
  it.each<[Message['fit'], string | undefined]>([
    ['strong', undefined],
    ['weak', 'Weak fit'],
    ['none', 'No fit'],
    [null, undefined],
    [undefined, undefined],
  ])('with fit %s has this badge: %s', async (fit, word) => {
    show({ [list]: aPage([aMessage(1, { fit })]) });
    const card = within(await screen.findByRole('article'));
    const there = ['Strong fit', 'Weak fit', 'No fit'].filter((text) => card.queryByText(text));
    expect(there).toEqual(word ? [word] : []);
  });

  it.each<[Message['fit'], string | null, string]>([
    ['strong', 'She opens a kiln to the public.', 'Strong fitShe opens a kiln to the public.Found'],
    ['weak', null, 'Weak fitFound'],
    ['none', 'They only repost.', 'No real fitThey only repost.Found'],
    [null, null, 'Found'],
  ])('with fit %s and reason %s is explained: %s', async (fit, reason, beginning) => {
    const { user } = show({ [list]: aPage([aMessage(1, { fit, reason })]) });
    await user.click(await screen.findByRole('button', { name: 'Why this message' }));
    const why = screen.getByRole('region', { name: 'Why this message to @mira.kilns1' });
    expect(why.textContent?.slice(0, beginning.length)).toBe(beginning);
  });
});

describe('the filter', () => {
  it('is combined with search and order', async () => {
    const { user } = show({
      [list]: aPage([aMessage(1), aMessage(2)]),
      [`${list}&fit=weak`]: aPage([aMessage(2)]),
      [`${list}&q=kiln&fit=weak`]: aPage([aMessage(3)]),
      [`${list.replace('newest', 'az')}&q=kiln&fit=weak`]: aPage([aMessage(4)]),
    });
    await user.selectOptions(await choice(), 'Weak fit');
    await waitFor(() => expect(names()).toEqual(['@mira.kilns2']));
    await user.type(screen.getByRole('searchbox'), 'kiln');
    expect(await screen.findByText('@mira.kilns3')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'A-Z' }));
    expect(await screen.findByText('@mira.kilns4')).toBeTruthy();
  });

  it('comes from the address, names itself where nothing is found, and is lifted there', async () => {
    const { user } = show(
      { [list]: aPage([aMessage(1)]), [`${list}&fit=strong`]: aPage([]) },
      '/app/projects/1?fit=strong',
    );
    expect(await screen.findByText('There are no messages with a strong fit here.')).toBeTruthy();
    expect((await choice()).value).toBe('strong');
    await user.click(screen.getByRole('button', { name: 'Show all fits' }));
    expect(await screen.findByText('@mira.kilns1')).toBeTruthy();
    expect((await choice()).value).toBe('');
  });

  it('is lifted together with the search', async () => {
    const { user } = show({
      [list]: aPage([aMessage(1)]),
      [`${list}&fit=none`]: aPage([aMessage(2)]),
      [`${list}&q=zzz&fit=none`]: aPage([]),
      [`${list}&q=zzz`]: aPage([]),
    });
    await user.selectOptions(await choice(), 'No fit');
    await screen.findByText('@mira.kilns2');
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText(/among the messages without a real fit\./u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear search and filter' }));
    expect(await screen.findByText('@mira.kilns1')).toBeTruthy();
  });

  it('ignores an address that makes no sense', async () => {
    show({ [list]: aPage([aMessage(1)]) }, '/app/projects/1?fit=perfect');
    expect(await screen.findByText('@mira.kilns1')).toBeTruthy();
    expect((await choice()).value).toBe('');
  });
});
