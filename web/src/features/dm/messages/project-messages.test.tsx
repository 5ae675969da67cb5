import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Message } from '@opener/contract/message';
import { expectNoDialog } from '../../../testing/expect-no-dialog.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aMessage, aPage, projectId } from '../../../testing/messages.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ProjectMessages } from './project-messages.tsx';

const list = `GET /scrape/projects/${projectId}/messages?limit=50&sort=newest`;

function show(replies: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer(replies);
  return { server, ...renderPart(<ProjectMessages projectId={projectId} />) };
}

const rows = () => screen.queryAllByRole('listitem');

it('explains the empty list', async () => {
  show({ [list]: aPage([]) });
  expect(await screen.findByText('No messages yet')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('copies with one word', async () => {
  const { user } = show({ [list]: aPage([aMessage(1)]) });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied!')).toBeTruthy();
});

it('explains where in the profile a message comes from', async () => {
  const facts: Message['facts'] = [
    { field: 'biography', quote: 'Kiln opening', phrase: 'kiln opening' },
    { field: 'category', quote: 'Ceramics studio', phrase: 'your ceramics' },
  ];
  const { user } = show({ [list]: aPage([aMessage(1, { facts })]) });
  const button = await screen.findByRole('button', { name: 'Why this message' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const why = within(screen.getByRole('region', { name: 'Why this message to @mira.kilns1' }));
  expect(why.getByText('Kiln opening').tagName).toBe('MARK');
  expect(why.getByText('(no longer in the text)').parentElement?.textContent).toMatch(/^Ceramics studio/u);
});

it('shows why a message is held', async () => {
  const caution = 'This profile tries to give orders. Read the message before it is sent.';
  show({ [list]: aPage([aMessage(1, { caution }), aMessage(2, { caution: null })]) });
  expect(await screen.findByText(caution)).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

describe('a long list', () => {
  const all = Array.from({ length: 400 }, (_, n) => aMessage(n));

  it('keeps only what is in view in the document, and says how long it is', async () => {
    show({ [list]: aPage(all, { total: 100_000, next: 'more' }) });
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    expect(rows().length).toBeLessThan(100);
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('100000');
  });

  it('fetches the next page when its end comes near, and offers another try when that fails', async () => {
    const next = `${list}&cursor=more`;
    const { server, user } = show({
      [list]: aPage([aMessage(1)], { total: 2, next: 'more' }),
      [next]: { status: 400, body: { detail: 'No' } },
    });
    const again = await screen.findByRole('button', { name: 'Retry' });
    server.answer(next, aPage([aMessage(2)], { total: 2 }));
    await user.click(again);
    expect(await screen.findByText('@mira.kilns2')).toBeTruthy();
    expect(screen.queryByText('More messages did not load.')).toBeNull();
  });
});

describe('editing', () => {
  const route = `PUT /scrape/projects/${projectId}/messages/${aMessage(1).id}`;

  async function openDrawer(message: Message, replies: Parameters<typeof fakeServer>[0] = {}) {
    const shown = show({ [list]: aPage([message]), ...replies });
    await shown.user.click(await screen.findByRole('button', { name: 'Edit' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit Message' }));
    return {
      ...shown,
      drawer,
      text: drawer.getByRole('textbox', { name: 'Message' }),
      save: () => drawer.getByRole<HTMLButtonElement>('button', { name: 'Save Changes' }),
    };
  }

  it('cannot save what is unchanged, empty or too long', async () => {
    const { user, drawer, text, save } = await openDrawer(aMessage(1, { generated_message: 'Hello' }));
    expect(drawer.getByText('5/1000')).toBeTruthy();
    expect(save().disabled).toBe(true);
    await user.type(text, '  ');
    expect(save().disabled).toBe(true);
    await user.clear(text);
    await user.type(text, '   ');
    expect(save().disabled).toBe(true);
    await user.clear(text);
    await user.type(text, 'Hi 👋🏽');
    expect(drawer.getByText('4/1000')).toBeTruthy();
    expect(save().disabled).toBe(false);
    await user.clear(text);
    await user.paste('x'.repeat(1001));
    expect(save().disabled).toBe(true);
    expect(drawer.getByRole('alert').textContent).toContain('1000 characters');
  });

  it('saves the trimmed text and shows it in the list', async () => {
    const { server, user, text, save } = await openDrawer(aMessage(1), {
      [route]: { body: aMessage(1, { generated_message: 'Hello there', edited: true }) },
    });
    await user.clear(text);
    await user.type(text, '  Hello there ');
    await user.click(save());
    expect(await screen.findByText('Message updated successfully')).toBeTruthy();
    expect(server.bodyOf(route)).toEqual({ generated_message: 'Hello there' });
    await expectNoDialog();
    expect(within(screen.getByRole('article')).getByText('Hello there')).toBeTruthy();
  });

  it('tells when it failed and keeps the draft', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user, text, save } = await openDrawer(aMessage(1), {
      [route]: { status: 400, body: { detail: 'Other words' } },
    });
    await user.type(text, '!');
    await user.click(save());
    expect(await screen.findByText('Failed to update message')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Edit Message' })).toBeTruthy();
  });

  it('forgets a cancelled draft', async () => {
    const { user, drawer, text } = await openDrawer(aMessage(1, { generated_message: 'Hello' }));
    await user.type(text, ' draft');
    await user.click(drawer.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByDisplayValue('Hello')).toBeTruthy();
  });

  it('says that editing a sent message changes only the copy', async () => {
    const { drawer } = await openDrawer(aMessage(1, { sent: true }));
    expect(drawer.getByText(/changes only your copy/u)).toBeTruthy();
  });
});
