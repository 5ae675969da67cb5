import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { creditErrors } from '@opener/contract/credit';
import { dmErrors } from '@opener/contract/dm';
import { type Message, messageErrors } from '@opener/contract/message';
import { expectNoDialog } from '../../../testing/expect-no-dialog.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aMessage, aPage, aRewrite, aVersion, projectId } from '../../../testing/messages.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { aDelivery } from '../../../testing/sending.ts';
import { sentAsItWas } from '../delivery/edit-note.ts';
import { ProjectMessages } from './project-messages.tsx';

const { id } = aMessage(1);
const list = `GET /scrape/projects/${projectId}/messages?limit=50&sort=newest`;
const rewriteCall = `POST /scrape/messages/${id}/regenerate`;
const versionsCall = `GET /scrape/messages/${id}/versions`;
const restoreCall = `POST /scrape/messages/${id}/versions/${aVersion(1).id}/restore`;
const job = aRewrite(aMessage(1));
const jobCall = `GET /scrape/jobs/${job.id}`;
/** Of the request. */
const anyId = { request_id: expect.any(String) as unknown };
const done = { ...job, status: 'completed' as const, result: { message_id: id } };

afterEach(() => vi.useRealTimers());

async function show(over: Partial<Message> = {}, replies: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({ [list]: aPage([aMessage(1, over)]), [rewriteCall]: { body: job }, ...replies });
  const view = renderPart(<ProjectMessages projectId={projectId} />);
  const card = within(await screen.findByRole('article'));
  return { server, card, ...view };
}

async function openDialog(...given: Parameters<typeof show>) {
  const shown = await show(...given);
  await shown.user.click(shown.card.getByRole('button', { name: 'More actions for @mira.kilns1' }));
  await shown.user.click(await screen.findByRole('menuitem', { name: 'Rewrite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rewrite this message' }));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'What should be different?' });
  return { ...shown, dialog, field, button: (name: string) => dialog.getByRole('button', { name }) };
}

describe('the dialog', () => {
  it('says how many are free, and sends what should be different with Enter', async () => {
    const { server, user, dialog, field } = await openDialog(
      { free_rewrites: 2 },
      { [jobCall]: { body: job } },
    );
    expect(dialog.getByText('Free: 2 of 3 rewrites left')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('  Mention the kiln {Enter}');
    await expectNoDialog();
    expect(server.bodyOf(rewriteCall)).toEqual({ ...anyId, instruction: 'Mention the kiln' });
    expect(screen.getByText('Writing')).toBeTruthy();
  });

  it('needs no instruction', async () => {
    const { server, user, button } = await openDialog({}, { [jobCall]: { body: job } });
    await user.click(button('Rewrite'));
    await waitFor(() => expect(server.bodyOf(rewriteCall)).toEqual(anyId));
  });

  it('fills in suggestions beside what was typed, and counts', async () => {
    const { server, user, dialog, field, button } = await openDialog({}, { [jobCall]: { body: job } });
    await user.click(button('Shorter'));
    expect(field.value).toBe('Shorter');
    expect(dialog.getByText('7/200')).toBeTruthy();
    await user.click(button('Shorter'));
    await user.click(button('Warmer'));
    expect(field.value).toBe('Shorter, warmer');
    // With the keyboard: Enter fills the field, the next one submits.
    button('Another detail').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(server.bodyOf(rewriteCall)).toEqual({
        ...anyId,
        instruction: 'Shorter, warmer, another detail',
      }),
    );
  });

  it('does not take too long an instruction', async () => {
    const { server, user, dialog, field } = await openDialog();
    await user.click(field);
    await user.paste('x'.repeat(201));
    expect(dialog.getByText('201/200')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toContain('200 characters');
    await user.keyboard('{Enter}');
    expect(server.bodyOf(rewriteCall)).toBeUndefined();
  });

  it('names the price once the free ones are used, and pays only then', async () => {
    const { server, user, dialog, button } = await openDialog(
      { free_rewrites: 0 },
      { [jobCall]: { body: job } },
    );
    expect(
      dialog.getByText('Costs 1 credit: the three free rewrites of this message have been used'),
    ).toBeTruthy();
    await user.click(button('Rewrite for 1 credit'));
    await waitFor(() => expect(server.bodyOf(rewriteCall)).toEqual({ ...anyId, pay: true, beside: false }));
  });

  it('asks for confirmation when the server says a rewrite is no longer free', async () => {
    const { server, user, dialog, field, button } = await openDialog(
      { free_rewrites: 1 },
      {
        [rewriteCall]: { status: 409, body: { detail: dmErrors.rewriteCosts, confirm: 'credit' } },
        [jobCall]: { body: job },
      },
    );
    await user.type(field, 'Shorter{Enter}');
    const costs = 'Costs 1 credit: the three free rewrites of this message have been used';
    await waitFor(() => expect(dialog.getByRole('status').textContent).toBe(costs));
    expect(server.bodyOf(rewriteCall)).toEqual({ ...anyId, instruction: 'Shorter' });
    await waitFor(() => expect(document.activeElement).toBe(button('Rewrite for 1 credit')));

    server.answer(rewriteCall, { body: job });
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(server.bodyOf(rewriteCall)).toMatchObject({ instruction: 'Shorter', pay: true, beside: false }),
    );
    await expectNoDialog();
  });

  it('asks whether to write a new one when the message was sent meanwhile', async () => {
    const { server, user, dialog, field, button } = await openDialog(
      { free_rewrites: 1 },
      {
        [rewriteCall]: { status: 409, body: { detail: dmErrors.besideCosts, confirm: 'credit' } },
        [jobCall]: { body: job },
      },
    );
    await user.type(field, 'Shorter{Enter}');
    expect(await dialog.findByText('Costs 1 credit: this message was already sent')).toBeTruthy();
    expect(dialog.getByText(/^This message was already sent, so it stays in your list/)).toBeTruthy();
    server.answer(rewriteCall, { body: job });
    await user.click(button('Rewrite for 1 credit'));
    await waitFor(() => expect(server.bodyOf(rewriteCall)).toMatchObject({ pay: true, beside: true }));
  });

  it('tells of a failure when another one is open by then', async () => {
    const { server, user, dialog, card } = await openDialog({}, { [rewriteCall]: { status: 503 } });
    const release = server.hold(rewriteCall);
    await user.click(dialog.getByRole('button', { name: 'Rewrite' }));
    await user.keyboard('{Escape}');
    await expectNoDialog();
    await user.click(card.getByRole('button', { name: /^More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rewrite' }));
    await screen.findByRole('dialog');
    release();
    expect(await screen.findByText('Failed to queue DM generation')).toBeTruthy();
  });

  it.each([
    [402, { detail: creditErrors.insufficient }],
    [409, { detail: dmErrors.rewriteCosts, confirm: 'credit' }],
  ])('tells of a failure when it was closed meanwhile: %i', async (status, body) => {
    const { server, user, button } = await openDialog({}, { [rewriteCall]: { status, body } });
    const release = server.hold(rewriteCall);
    await user.click(button('Rewrite'));
    await user.keyboard('{Escape}');
    await expectNoDialog();
    release();
    expect(await screen.findByText(body.detail)).toBeTruthy();
  });

  it('repeats a request whose answer was lost, until something else is asked for', async () => {
    const { server, user, field } = await openDialog({ free_rewrites: 0 }, { [rewriteCall]: 'offline' });
    const asked = () => server.asked.filter(({ route }) => route === rewriteCall).map(({ body }) => body);
    await user.type(field, 'Shorter{Enter}');
    await screen.findByText('Failed to queue DM generation');
    await user.keyboard('{Escape}');
    await expectNoDialog();
    await user.click(screen.getByRole('button', { name: 'More actions for @mira.kilns1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rewrite' }));
    await user.click(await screen.findByRole('button', { name: 'Rewrite for 1 credit' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    await screen.findByRole('button', { name: 'Rewrite for 1 credit', busy: false });
    await user.type(screen.getByRole('textbox', { name: 'What should be different?' }), ', warmer{Enter}');
    await waitFor(() => expect(asked()).toHaveLength(3));
    const [first, repeated, other] = asked();
    expect(repeated).toEqual(first);
    expect(other).not.toMatchObject({ request_id: Reflect.get(Object(first), 'request_id') });
  });

  it('tells that there are no credits, leads to the packs, and keeps what was typed', async () => {
    const { user, field, button } = await openDialog(
      { free_rewrites: 0 },
      { [rewriteCall]: { status: 402 } },
    );
    await user.type(field, 'Shorter');
    await user.click(button('Rewrite for 1 credit'));
    expect(await screen.findByText('Insufficient credits')).toBeTruthy();
    expect(field.value).toBe('Shorter');
    const packs = screen.getByRole('link', { name: 'See packs' });
    expect(packs.getAttribute('href')).toBe('/app/payments');
  });

  it('forgets a cancelled instruction and gives the focus back', async () => {
    const { user, field, button } = await openDialog();
    await user.type(field, 'Shorter');
    await user.click(button('Cancel'));
    await expectNoDialog();
    const menu = screen.getByRole('button', { name: 'More actions for @mira.kilns1' });
    await waitFor(() => expect(document.activeElement).toBe(menu));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Rewrite' }));
    expect(await screen.findByRole('textbox', { name: 'What should be different?' })).toHaveProperty(
      'value',
      '',
    );
  });

  it('keeps what was typed when it is closed in any other way, until it is sent', async () => {
    const { server, user, field } = await openDialog({}, { [jobCall]: { body: job } });
    const again = async () => {
      await expectNoDialog();
      await user.click(screen.getByRole('button', { name: 'More actions for @mira.kilns1' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Rewrite' }));
      return screen.findByRole<HTMLInputElement>('textbox', { name: 'What should be different?' });
    };
    await user.type(field, 'Mention the kiln');
    await user.keyboard('{Escape}');
    expect((await again()).value).toBe('Mention the kiln');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect((await again()).value).toBe('Mention the kiln');
    await user.click(screen.getByRole('button', { name: 'Rewrite' }));
    await waitFor(() =>
      expect(server.bodyOf(rewriteCall)).toEqual({ ...anyId, instruction: 'Mention the kiln' }),
    );
    await expectNoDialog();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('kiln');
  });

  it('says what becomes of a message that was sent', async () => {
    const { dialog } = await openDialog({ sent: true });
    expect(dialog.getByText(/stays in your list next to the new one/u)).toBeTruthy();
  });
});

describe('once it is rewritten', () => {
  const rewritten = aMessage(1, { generated_message: 'A shorter text', versions: 1, free_rewrites: 2 });

  async function rewrite(over: Partial<Message> = {}, replies: Parameters<typeof fakeServer>[0] = {}) {
    const shown = await openDialog(over, { [jobCall]: { body: job }, ...replies });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await shown.user.click(shown.button('Rewrite'));
    expect(await screen.findByText('Writing')).toBeTruthy();
    return { ...shown, finish: () => act(() => void vi.advanceTimersByTime(3000)) };
  }

  it('says so, and Undo restores the old text', async () => {
    const { server, user, card, finish } = await rewrite();
    server.answer(jobCall, { body: done });
    server.answer(list, aPage([rewritten]));
    finish();
    expect(await screen.findByText('Rewritten.')).toBeTruthy();
    expect(await card.findByText('A shorter text')).toBeTruthy();
    expect(screen.queryByText('Writing')).toBeNull();

    const restored = aMessage(1, { generated_message: 'The text of 1 h ago', versions: 1 });
    server.answer(versionsCall, { body: [aVersion(1), aVersion(2)] });
    server.answer(restoreCall, { body: restored });
    server.answer(list, aPage([restored]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await card.findByText('The text of 1 h ago')).toBeTruthy();
    expect(await screen.findByText('Earlier text restored')).toBeTruthy();
  });

  it.each([
    [{ status: 409, body: { detail: messageErrors.textIsFinal } }, messageErrors.textIsFinal],
    ['offline' as const, 'Failed to restore the text'],
  ])('reports when Undo fails: %j', async (reply, sentence) => {
    const { server, user, finish } = await rewrite();
    server.answer(jobCall, { body: done });
    server.answer(versionsCall, { body: [aVersion(1)] });
    server.answer(restoreCall, reply);
    finish();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('reports when there is nothing to restore', async () => {
    const { server, user, finish } = await rewrite();
    server.answer(jobCall, { body: done });
    server.answer(versionsCall, { body: [] });
    finish();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(messageErrors.versionNotFound)).toBeTruthy();
  });

  it('has nothing to undo when the message was sent and a new one came beside it', async () => {
    const { server, finish } = await rewrite({ sent: true });
    server.answer(jobCall, { body: { ...done, result: { message_id: aMessage(2).id } } });
    server.answer(list, aPage([aMessage(2), aMessage(1, { sent: true })]));
    finish();
    expect(await screen.findByText('A new message to @mira.kilns1 is ready')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says why it could not be', async () => {
    const { server, finish } = await rewrite();
    server.answer(jobCall, { body: { ...job, status: 'failed', result: { error: 'No luck.' } } });
    finish();
    expect(await screen.findByText('No luck.')).toBeTruthy();
  });
});

describe('an edit by hand', () => {
  const updateCall = `PUT /scrape/projects/${projectId}/messages/${id}`;

  async function edit(saved: Partial<Message>, said = 'Message updated successfully') {
    const shown = await show({}, { [updateCall]: { body: aMessage(1, { edited: true, ...saved }) } });
    await shown.user.click(shown.card.getByRole('button', { name: 'Edit' }));
    await shown.user.type(await screen.findByRole('textbox', { name: 'Message' }), '!');
    await shown.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(said)).toBeTruthy();
    return shown;
  }

  it('can be undone', async () => {
    const { server, user, card } = await edit({ generated_message: 'Typed', versions: 1 });
    const restored = aMessage(1, { generated_message: 'The text of 1 h ago', versions: 1 });
    server.answer(versionsCall, { body: [aVersion(1)] });
    server.answer(restoreCall, { body: restored });
    server.answer(list, aPage([restored]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await card.findByText('The text of 1 h ago')).toBeTruthy();
  });

  it('that is saved late leaves the drawer of another message open', async () => {
    const server = fakeServer({
      [list]: aPage([aMessage(1), aMessage(2)]),
      [updateCall]: { body: aMessage(1, { edited: true, versions: 1 }) },
    });
    const release = server.hold(updateCall);
    const { user } = renderPart(<ProjectMessages projectId={projectId} />);
    const [one, two] = await screen.findAllByRole('article');
    await user.click(within(one!).getByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await user.click(within(two!).getByRole('button', { name: 'Edit' }));
    await screen.findByRole('dialog', { name: 'Edit Message' });
    release();
    expect(await screen.findByText('Message updated successfully')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Edit Message' }).textContent).toContain('To @mira.kilns2');
  });

  it('cannot be undone when the server would refuse', async () => {
    await edit({ versions: 0 });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each<Partial<Message>>([
    { versions: 1, sent: true },
    { versions: 1, delivery: aDelivery('sending') },
  ])('says that it was sent meanwhile as it was, and cannot be undone then: %j', async (saved) => {
    await edit(saved, sentAsItWas);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
