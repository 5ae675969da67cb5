import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { wantLessMotion } from '../testing/viewport.ts';

const sample = {
  username: 'northlight.yoga',
  generated_message:
    'Hi Ines, your rooftop classes in Porto sound like a good start. May I show you something?',
  user_info: {
    fullName: 'Ines Duarte',
    category: 'Yoga studio',
    followersCount: 12_400,
    biography: 'Rooftop classes. Porto.',
  },
  facts: [
    { field: 'biography', quote: 'Rooftop classes', phrase: 'rooftop classes' },
    { field: 'biography', quote: 'Porto', phrase: 'Porto' },
  ],
};

async function open() {
  const { user } = await renderApp('/');
  const box = within(await screen.findByRole('region', { name: 'Try it with a username.' }));
  return {
    user,
    box,
    write: async (name: string) => {
      await user.clear(box.getByLabelText('Instagram username'));
      if (name) await user.type(box.getByLabelText('Instagram username'), name);
      await user.click(box.getByRole('button', { name: 'Write a sample' }));
    },
  };
}

describe('the try-it box', () => {
  it('shows the sample, with what came from the profile marked in both', async () => {
    const server = fakeServer({ 'POST /try': { body: sample } });
    const { box, write } = await open();
    await write('@northlight.yoga');
    await box.findByText('Ines Duarte', { exact: false });
    expect(server.bodyOf('POST /try')).toEqual({ username: 'northlight.yoga' });
    expect(box.getAllByText(/^rooftop classes$/i).map((mark) => mark.tagName)).toEqual(['MARK', 'MARK']);
    expect(box.getAllByText('Porto').map((mark) => mark.tagName)).toEqual(['MARK', 'MARK']);
    expect(box.getByText('Sample')).toBeTruthy();
    expect(box.getByText(/This is only a sample/)).toBeTruthy();
  });

  it('takes a suggestion with one click', async () => {
    const server = fakeServer({ 'POST /try': { body: sample } });
    const { box, user } = await open();
    await user.click(box.getByRole('button', { name: '@northlight.yoga' }));
    await box.findByText('Ines Duarte', { exact: false });
    expect(server.bodyOf('POST /try')).toEqual({ username: 'northlight.yoga' });
    expect(box.getByLabelText<HTMLInputElement>('Instagram username').value).toBe('northlight.yoga');
  });

  it.each([
    'https://www.instagram.com/northlight.yoga/?igsh=MzRlODBiNWFlZA==&utm_source=qr_code_of_the_profile',
    'instagram.com/Northlight.Yoga',
    ' @northlight.yoga ',
  ])('takes %j, as the app does', async (typed) => {
    const server = fakeServer({ 'POST /try': { body: sample } });
    const { box, write } = await open();
    await write(typed);
    await box.findByText('Ines Duarte', { exact: false });
    expect(server.bodyOf('POST /try')).toEqual({ username: 'northlight.yoga' });
    expect(box.getByLabelText<HTMLInputElement>('Instagram username').value).toBe('northlight.yoga');
  });

  it.each([
    ['mira north', 'One person at a time, please'],
    ['instagram.com/p/abc', 'instagram.com/p/abc: this link does not lead to a profile'],
  ])('says what is wrong with %j, and asks nobody', async (typed, fault) => {
    const server = fakeServer({});
    const { box, write } = await open();
    await write(typed);
    expect((await box.findByRole('alert')).textContent).toBe(fault);
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['smooth', () => {}],
    ['auto', wantLessMotion],
  ])('scrolls to the sample, %s', async (behavior, prepare) => {
    prepare();
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    fakeServer({ 'POST /try': { body: sample } });
    const { box, write } = await open();
    await write('northlight.yoga');
    await box.findByText('Ines Duarte', { exact: false });
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ behavior, block: 'nearest' }));
  });

  it('asks for a name before it asks the server', async () => {
    const server = fakeServer({});
    const { box, write } = await open();
    await write(' @ ');
    expect((await box.findByRole('alert')).textContent).toBe('Please enter a username');
    expect(server.asked).toEqual([]);
  });

  it.each([
    [422, 'That username cannot exist on Instagram.'],
    [404, 'There is no profile with that name.'],
    [429, 'Too many attempts. Please wait a little and try again.'],
  ])('says what the server said with a %i', async (status, detail) => {
    fakeServer({ 'POST /try': { status, body: { detail } } });
    const { box, write } = await open();
    await write('nobody');
    expect((await box.findByRole('alert')).textContent).toBe(detail);
    expect(box.getByLabelText('Instagram username').getAttribute('aria-invalid')).toBe('true');
  });

  it('recovers: a failure gives way to the next sample', async () => {
    const server = fakeServer({ 'POST /try': 'offline' });
    const { box, write } = await open();
    await write('northlight.yoga');
    expect((await box.findByRole('alert')).textContent).toBe('Network error. Please try again.');
    server.answer('POST /try', { body: sample });
    await write('northlight.yoga');
    await waitFor(() => expect(box.queryByRole('alert')).toBeNull());
    expect(await box.findByText('Ines Duarte', { exact: false })).toBeTruthy();
  });
});
