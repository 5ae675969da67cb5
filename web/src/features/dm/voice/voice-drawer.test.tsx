import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { defaultVoice, voiceErrors } from '@opener/contract/voice';
import { expectNoDialog } from '../../../testing/expect-no-dialog.ts';
import { fakeServer, type Reply } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { aPreview, aVoice } from '../../../testing/voice.ts';
import { useVoice } from '../api/get-voice.ts';
import { VoiceDrawer } from './voice-drawer.tsx';

const project = { id: '0198f7a2-0000-7000-8001-000000000001', offer_info: 'First month free' };
const voiceCall = `GET /projects/${project.id}/voice`;
const saveCall = `PUT /projects/${project.id}/voice`;
const previewCall = `POST /projects/${project.id}/preview`;

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const marks = () => Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent);

/** As on the project page, the voice is loaded before the drawer opens. */
function Page() {
  const [open, setOpen] = useState(false);
  const { data } = useVoice(project.id);
  return (
    <>
      {data && <p>Loaded</p>}
      <button type="button" onClick={() => setOpen(true)}>
        Edit voice
      </button>
      <VoiceDrawer project={project} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

async function openVoice(replies: Record<string, Reply> = {}) {
  const server = fakeServer({ [voiceCall]: { body: aVoice() }, ...replies });
  const { user } = renderPart(<Page />);
  await screen.findByText('Loaded');
  await user.click(button('Edit voice'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Voice' }));
  return {
    user,
    server,
    drawer,
    asked: (route: string) => server.asked.filter((one) => one.route === route),
    save: () => user.click(button('Save voice')),
    preview: async (username: string) => {
      await user.clear(field('Instagram username'));
      if (username) await user.type(field('Instagram username'), username);
      await user.click(button('Preview'));
    },
  };
}

describe('the form', () => {
  it('is filled in by keyboard alone, and saved as a whole', async () => {
    const { user, server } = await openVoice({ [saveCall]: { body: aVoice() } });
    await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
    await user.keyboard('Tove');
    expect(screen.getByText('4/60')).toBeTruthy();
    await user.tab();
    expect(document.activeElement).toBe(field('One line about you'));

    screen.getByRole('radio', { name: 'Plain' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Warm' }).checked).toBe(true);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Short/ }).checked).toBe(true);
    await user.tab();
    await user.selectOptions(screen.getByLabelText('Language'), 'Deutsch');

    field('Words never to use').focus();
    await user.keyboard('synergy,game changer{Enter}hey');
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(button('Remove synergy'));
    await user.keyboard('{ArrowRight}{Delete}');
    expect(document.activeElement).toBe(field('Words never to use'));

    screen.getByRole('switch', { name: 'Skip people with a weak fit' }).focus();
    await user.keyboard(' ');

    button('Save voice').focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Voice saved')).toBeTruthy();
    await expectNoDialog();
    expect(server.bodyOf(saveCall)).toEqual({
      ...defaultVoice,
      sender_name: 'Tove',
      tone: 'warm',
      length: 'short',
      language: 'de',
      banned: ['synergy', 'hey'],
      skip_weak: true,
    });
  });

  it('takes up to three messages to follow', async () => {
    const { user, server, save } = await openVoice({ [saveCall]: { body: aVoice() } });
    await user.type(field('One of your messages'), 'Hi Lea');
    await user.click(button('Add another message'));
    expect(document.activeElement).toBe(field('Your message 2'));
    await user.click(button('Add another message'));
    expect(screen.queryByRole('button', { name: 'Add another message' })).toBeNull();
    await user.type(field('Your message 3'), 'Hello Ben');
    await save();
    await expectNoDialog();
    expect(server.bodyOf(saveCall)).toMatchObject({ samples: ['Hi Lea', 'Hello Ben'] });
  });

  it('shows what is understood of the offer: of the project’s, then of the line as it is typed', async () => {
    const { user, drawer } = await openVoice();
    expect(drawer.getByText('Found in your project’s offer')).toBeTruthy();
    expect(drawer.getByText('“First month free”')).toBeTruthy();
    expect(drawer.queryByText(/With fewer terms/)).toBeNull();
    await user.type(field('The offer in one line'), 'Half price for bakeries until May');
    expect(drawer.getByText('Found in this line')).toBeTruthy();
    for (const part of ['“Half price”', '“for bakeries”', '“until May”']) {
      expect(drawer.getByText(part)).toBeTruthy();
    }
    expect(drawer.getByText(/With fewer terms/)).toBeTruthy();
    await user.clear(field('The offer in one line'));
    await user.type(field('The offer in one line'), 'Come and see');
    expect(drawer.getByText(/no amount, condition or limit/)).toBeTruthy();
  });

  it('that does not load can be retried', async () => {
    const server = fakeServer({ [voiceCall]: { status: 403 } });
    const { user } = renderPart(<Page />);
    await user.click(button('Edit voice'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(button('Save voice').disabled).toBe(true);
    server.answer(voiceCall, { body: aVoice({ sender_name: 'Tove' }) });
    await user.click(retry);
    expect((await screen.findByLabelText<HTMLInputElement>('Your name')).value).toBe('Tove');
  });

  it('closes without a call when nothing changed', async () => {
    const { save, asked } = await openVoice();
    await save();
    await expectNoDialog();
    expect(asked(saveCall)).toEqual([]);
  });

  it.each([
    [{ body: aVoice() }, 'Voice saved'],
    [{ status: 503 }, 'Failed to save the voice'],
  ])('stays open, with its text, when the answer to an earlier opening comes', async (reply, said) => {
    const { user, server, save } = await openVoice({ [saveCall]: reply });
    const release = server.hold(saveCall);
    await user.type(field('Your name'), 'Tove');
    await save();
    await user.click(button('Cancel'));
    await user.click(button('Discard changes'));
    await expectNoDialog();
    await user.click(button('Edit voice'));
    await user.type(await screen.findByLabelText('One line about you'), 'Potter');
    release();
    await within(screen.getByRole('region', { name: 'Notifications' })).findByText(said);
    expect(field('One line about you').value).toBe('Potter');
    expect(button('Save voice').disabled).toBe(false);
  });

  it('leads to what is too long, and does not send it', async () => {
    const { user, save, asked } = await openVoice();
    await user.click(field('Who it is for'));
    await user.paste('x'.repeat(161));
    expect(screen.getByText('161/160')).toBeTruthy();
    await user.click(field('Your name'));
    await save();
    expect(screen.getByRole('alert').textContent).toBe('Who it is for must be at most 160 characters');
    expect(document.activeElement).toBe(field('Who it is for'));
    await user.keyboard('{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked(saveCall)).toEqual([]);
  });

  it.each<[Reply, string]>([
    [{ status: 422, body: { detail: 'Choose a language from the list' } }, 'Choose a language from the list'],
    ['offline', 'Failed to save the voice'],
  ])('shows a failure and keeps what was typed', async (reply, sentence) => {
    const { user, save } = await openVoice({ [saveCall]: reply });
    await user.type(field('Your name'), 'Tove');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(field('Your name').value).toBe('Tove');
  });

  it('asks before changes are lost', async () => {
    const { user } = await openVoice();
    await user.type(field('Your name'), 'Tove');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Close without saving?' })).toBeNull());
    expect(field('Your name').value).toBe('Tove');

    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expectNoDialog();
    await user.click(button('Edit voice'));
    await screen.findByRole('dialog', { name: 'Voice' });
    expect(field('Your name').value).toBe('');
    await user.keyboard('{Escape}');
    await expectNoDialog();
  });
});

describe('the preview', () => {
  it('shows the message with its marks, how well it fits, and what is left', async () => {
    const { user, server, drawer, preview } = await openVoice({ [previewCall]: { body: aPreview() } });
    expect(drawer.getByText('5 of 5 previews left today')).toBeTruthy();
    await user.type(field('Your name'), 'Tove');
    await preview('@Mira.Kilns');
    expect(await drawer.findByText('@mira.kilns')).toBeTruthy();
    expect(server.bodyOf(previewCall)).toEqual({
      username: 'mira.kilns',
      voice: { ...defaultVoice, sender_name: 'Tove' },
    });
    expect(marks()).toEqual(['Leipzig']);
    expect(drawer.getByText('8.4K followers').parentElement?.textContent).toBe(
      'Mira Köhler\u00A0· Ceramics studio\u00A0· 8.4K followers',
    );
    expect(drawer.getByText('Strong fit')).toBeTruthy();
    expect(drawer.getByText('She teaches classes, which is what the software fills.')).toBeTruthy();
    expect(drawer.getByText('4 of 5 previews left today')).toBeTruthy();
    expect(drawer.queryByText('Out of date')).toBeNull();
  });

  it('takes a link, by keyboard, without saving the form', async () => {
    const { user, server, asked, drawer } = await openVoice({
      [previewCall]: { body: aPreview({ fit: 'weak', reason: null, caution: 'This may be a competitor.' }) },
    });
    field('Instagram username').focus();
    await user.keyboard('https://www.instagram.com/mira.kilns/?hl=en{Enter}');
    expect(await drawer.findByText('Weak fit')).toBeTruthy();
    expect(drawer.getByText('This may be a competitor.')).toBeTruthy();
    expect(server.bodyOf(previewCall)).toMatchObject({ username: 'mira.kilns' });
    expect(asked(saveCall)).toEqual([]);
    await user.keyboard('{Escape}');
    await expectNoDialog();
  });

  it('is out of date once the voice changes, and is shown again with one button', async () => {
    const { user, server, drawer, preview } = await openVoice({ [previewCall]: { body: aPreview() } });
    await preview('mira.kilns');
    await drawer.findByText('Strong fit');
    await user.click(screen.getByRole('radio', { name: 'Playful' }));
    expect(drawer.getByText('Out of date')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Plain' }));
    expect(drawer.queryByText('Out of date')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Warm' }));

    await user.clear(field('Instagram username'));
    server.answer(previewCall, { body: aPreview({ generated_message: 'Mira! Leipzig!', previews_left: 3 }) });
    button('Update preview').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).not.toBe(document.body);
    expect(await drawer.findByText('3 of 5 previews left today')).toBeTruthy();
    expect(server.bodyOf(previewCall)).toMatchObject({ username: 'mira.kilns', voice: { tone: 'warm' } });
    expect(drawer.queryByText('Out of date')).toBeNull();
    expect(marks()).toEqual(['Leipzig']);
  });

  it.each([
    ['', 'Please enter a username'],
    ['mira, lea', 'One person at a time, please'],
    ['mü', 'mü: usernames have only letters, digits, dots and underscores'],
  ])('asks nobody about %j', async (typed, sentence) => {
    const { preview, asked } = await openVoice();
    await preview(typed);
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect(asked(previewCall)).toEqual([]);
  });

  it('waits until the voice can be used', async () => {
    const { user, preview, asked } = await openVoice();
    await user.click(field('Your name'));
    await user.paste('x'.repeat(61));
    await preview('mira');
    expect(screen.getByRole('alert').textContent).toBe('Your name must be at most 60 characters');
    expect(asked(previewCall)).toEqual([]);
  });

  it.each<[Reply, string]>([
    [{ status: 404, body: { detail: 'There is no profile @mira.' } }, 'There is no profile @mira.'],
    [{ status: 429 }, voiceErrors.noPreviewsLeft],
    ['offline', 'The preview could not be written. Please try again.'],
  ])('shows a failure', async (reply, sentence) => {
    const { preview } = await openVoice({ [previewCall]: reply });
    await preview('mira');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(field('Instagram username').getAttribute('aria-invalid')).toBe('true');
  });

  it('says when there are none left', async () => {
    const { drawer } = await openVoice({ [voiceCall]: { body: aVoice({}, { previews_left: 0 }) } });
    expect(drawer.getByText(voiceErrors.noPreviewsLeft)).toBeTruthy();
    expect(button('Preview').disabled).toBe(true);
  });

  it('learns of those used elsewhere', async () => {
    const { server, drawer, preview } = await openVoice({
      [previewCall]: { status: 429, body: { detail: voiceErrors.noPreviewsLeft } },
    });
    server.answer(voiceCall, { body: aVoice({}, { previews_left: 0 }) });
    await preview('mira');
    await waitFor(() => expect(button('Preview').disabled).toBe(true));
    expect(drawer.queryByText(/previews left today/)).toBeNull();
  });
});
