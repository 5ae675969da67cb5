// Nobody is written to twice by accident: how the form handles names that already have a message.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Written } from '@opener/contract/dm';
import { shortDate } from '../../lib/format.ts';
import {
  queueCall,
  writtenCall,
  aJob,
  openProject,
  add,
  chips,
  shown,
  prepareProjectScreen,
} from '../../testing/project-screen.tsx';

beforeEach(prepareProjectScreen);

const at = '2026-05-12T10:00:00.000Z';
const date = shortDate(at, Date.now());
const known = (username: string, more: Partial<Written> = {}): Written => ({
  username,
  written_at: at,
  waiting: false,
  also_in: [],
  ...more,
});
const queued = { status: 202, body: aJob('x') };
const openWith = (...people: Written[]) =>
  openProject({ [writtenCall]: { body: people }, [queueCall]: queued });
const leftOut = async (title: string) => within(await screen.findByRole('list', { name: title }));

describe('somebody with a message in this project', () => {
  it('is left out with the date, and the others are queued', async () => {
    const { user, input, asked, bodies } = await openWith(known('mira', { also_in: ['Autumn'] }));
    await user.click(input);
    await user.paste('mira, north');
    const list = await leftOut('1 person left out');
    expect(list.getByRole('listitem').textContent).toBe(`@mira: already written on ${date}, also in Autumn`);
    expect(chips()).toEqual(['north']);
    expect(asked(writtenCall).map(({ body }) => body)).toEqual([{ usernames: ['mira', 'north'] }]);
    await user.click(add());
    expect(await shown('1 username(s) queued for processing!')).toBeTruthy();
    expect(bodies()).toEqual([{ username: 'north' }]);
  });

  it('is left out when typed and entered at once', async () => {
    const { user, input, bodies } = await openWith(known('mira'));
    await user.type(input, 'mira{Enter}');
    await leftOut('1 person left out');
    expect([bodies(), input.value]).toEqual([[], '']);
  });

  it('is written to again for a click, which can be repeated', async () => {
    const { user, input, bodies } = await openWith(known('mira'));
    await user.type(input, 'mira,');
    await user.click(await screen.findByRole('button', { name: 'Write again for 1 credit' }));
    expect(await shown('1 username(s) queued for processing!')).toBeTruthy();
    expect(bodies()).toEqual([{ username: 'mira', again: true, again_after: at }]);
    expect(screen.queryByText('1 person left out')).toBeNull();
  });

  it('keeps the choice when the credits run out', async () => {
    const { user, input, server, bodies } = await openWith(known('mira'));
    server.answer(queueCall, { status: 402, body: { detail: 'Insufficient credits' } });
    await user.type(input, 'mira,');
    await user.click(await screen.findByRole('button', { name: 'Write again for 1 credit' }));
    await shown('Insufficient credits');
    expect(chips()).toEqual(['mira']);
    server.answer(queueCall, queued);
    await user.click(add());
    expect(await shown('1 username(s) queued for processing!')).toBeTruthy();
    expect(bodies()[1]).toEqual({ username: 'mira', again: true, again_after: at });
  });

  it('that only the server knew of is left out then', async () => {
    const { user, input, server } = await openWith();
    server.answer(queueCall, { status: 200, body: aJob('mira', 'completed') });
    await user.type(input, 'mira,');
    await waitFor(() => expect(server.asked.some(({ route }) => route === writtenCall)).toBe(true));
    server.answer(writtenCall, { body: [known('mira')] });
    await user.click(add());
    const list = await leftOut('1 person left out');
    expect(list.getByText(/already written on/)).toBeTruthy();
    expect(screen.queryByText(/queued for processing/)).toBeNull();
  });
});

it('somebody who waits in this project is a duplicate', async () => {
  const { user, input } = await openWith(known('mira', { written_at: null, waiting: true }));
  await user.type(input, 'mira,');
  const list = await leftOut('1 duplicate skipped');
  expect(list.getByText(/already in the queue/)).toBeTruthy();
  expect(chips()).toEqual([]);
});

it('the offer to write again is cleared with the list', async () => {
  const { user, input } = await openWith(known('mira'));
  await user.type(input, 'mira,north,hafen,');
  await leftOut('1 person left out');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(chips()).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Write again/ })).toBeNull();
});

it('somebody with a message in another project is mentioned, and stays', async () => {
  const { user, input } = await openWith(known('mira', { written_at: null, also_in: ['Autumn', 'Winter'] }));
  await user.type(input, 'mira,');
  const list = await leftOut('1 person has a message in another project');
  expect(list.getByRole('listitem').textContent).toBe('@mira: also in Autumn, Winter');
  expect(chips()).toEqual(['mira']);
  await user.click(screen.getByRole('button', { name: 'Remove @mira' }));
  expect(screen.queryByText(/in another project/)).toBeNull();
});

it('names are queued even if the check for earlier messages fails', async () => {
  const { user, input, bodies } = await openProject({ [writtenCall]: 'offline', [queueCall]: queued });
  await user.type(input, 'mira{Enter}');
  expect(await shown('1 username(s) queued for processing!')).toBeTruthy();
  expect(bodies()).toEqual([{ username: 'mira' }]);
});
