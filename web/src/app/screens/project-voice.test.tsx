import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aProject,
  openProject,
  prepareProjectScreen,
  projectId,
  voiceCall,
} from '../../testing/project-screen.tsx';
import { expectNoDialog } from '../../testing/expect-no-dialog.ts';
import { aVoice } from '../../testing/voice.ts';

const saveCall = `PUT /projects/${projectId}/voice`;

beforeEach(prepareProjectScreen);

const card = () => within(screen.getByRole('region', { name: 'Voice' }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the card', () => {
  it('says how messages sound, and what else is set', async () => {
    await openProject({
      [voiceCall]: {
        body: aVoice({ tone: 'warm', length: 'short', language: 'de', sender_name: 'Tove', skip_weak: true }),
      },
    });
    expect(await card().findByText('Warm, short, in Deutsch, signed Tove')).toBeTruthy();
    expect(card().getByText('Skips people with a weak fit')).toBeTruthy();
  });

  it('invites when nothing is set', async () => {
    await openProject();
    expect(await card().findByText('Plain, usual length')).toBeTruthy();
    expect(card().getByText(/preview one before you pay/)).toBeTruthy();
  });

  it('signs with the person’s own first name in one click', async () => {
    const { user, server } = await openProject({ [saveCall]: { body: aVoice({ sender_name: 'Ada' }) } });
    await user.click(await card().findByRole('button', { name: 'Sign as Ada' }));
    expect(await card().findByText('Plain, usual length, signed Ada')).toBeTruthy();
    expect(card().queryByRole('button', { name: /^Sign as/ })).toBeNull();
    expect(server.bodyOf(saveCall)).toMatchObject({ sender_name: 'Ada', tone: 'plain' });
  });

  it('asks for the line that a long offer needs, and leads to it', async () => {
    const { user } = await openProject({ [voiceCall]: { body: aVoice({}, { needs_offer_line: true }) } });
    expect(await card().findByText(/^Your offer is too long to fit/)).toBeTruthy();
    await user.click(button('Add the line'));
    const line = await screen.findByLabelText('The offer in one line');
    await waitFor(() => expect(document.activeElement).toBe(line));
    const drawer = within(screen.getByRole('dialog', { name: 'Voice' }));
    expect(drawer.getByText(/too long to fit/)).toBeTruthy();
    await user.type(line, '20 % off');
    expect(drawer.queryByText(/too long to fit/)).toBeNull();
  });

  it('that does not load can be retried', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, server } = await openProject({ [voiceCall]: { status: 403 } });
    const retry = await card().findByRole('button', { name: 'Retry' });
    server.answer(voiceCall, { body: aVoice({ tone: 'formal' }) });
    await user.click(retry);
    expect(await card().findByText('Formal, usual length')).toBeTruthy();
  });
});

it('is set in a drawer, and the card says so at once', async () => {
  const { user } = await openProject({ [saveCall]: { body: aVoice({ sender_name: 'Tove' }) } });
  await card().findByText('Plain, usual length');
  await user.click(button('Edit voice'));
  await user.type(await screen.findByLabelText('Your name'), 'Tove');
  await user.click(button('Save voice'));
  expect(await screen.findByText('Voice saved')).toBeTruthy();
  await expectNoDialog();
  expect(card().getByText('Plain, usual length, signed Tove')).toBeTruthy();
});

describe('from the drawer that edits the project', () => {
  it('opens on top, and what was typed below stays', async () => {
    const { user } = await openProject({ [saveCall]: { body: aVoice({ tone: 'playful' }) } });
    await user.click(button('Edit project'));
    await user.type(await screen.findByLabelText(/Project Name/), '!');
    const below = within(screen.getByRole('dialog', { name: 'Edit Project' }));
    await user.click(below.getByRole('button', { name: 'Edit voice' }));
    await screen.findByRole('dialog', { name: 'Voice' });
    await user.click(screen.getByRole('radio', { name: 'Playful' }));
    await user.click(button('Save voice'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Voice' })).toBeNull());
    expect(await below.findByText('Playful, usual length')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Project Name/).value).toBe('Spring workshops!');
  });

  it('a new offer is measured anew', async () => {
    const { user, server } = await openProject({ [`PUT /projects/${projectId}`]: { body: aProject } });
    await card().findByText('Plain, usual length');
    server.answer(voiceCall, { body: aVoice({}, { needs_offer_line: true }) });
    await user.click(button('Edit project'));
    await user.type(await screen.findByLabelText(/Offer Details/), ' and so on');
    await user.click(button('Save Changes'));
    expect(await screen.findByRole('button', { name: 'Add the line' })).toBeTruthy();
  });
});
