import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { instagramErrors, type InstagramStatus } from '@opener/contract/instagram';
import { expectNoDialog } from '../../testing/expect-no-dialog.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { fill } from '../../testing/fill.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { useInstagramStatus } from './api/get-instagram-status.ts';
import { InstagramCard } from './instagram-card.tsx';

const status = 'GET /instagram/status';
const connect = 'POST /instagram/connect';
const off: InstagramStatus = { connected: false, username: null, state: 'disconnected' };
const on: InstagramStatus = { connected: true, username: 'studio.reach', state: 'connected' };

function Part({ freeOnly, onChanged }: { freeOnly: boolean; onChanged: () => void }) {
  const { data, isError } = useInstagramStatus();
  return (
    <InstagramCard
      status={data}
      failed={isError}
      freeOnly={freeOnly}
      onRetry={() => {}}
      onChanged={onChanged}
    />
  );
}

async function show(replies: Parameters<typeof fakeServer>[0], { freeOnly = false } = {}) {
  const server = fakeServer({ [status]: { body: off }, ...replies });
  const onChanged = vi.fn<() => void>();
  const view = renderPart(<Part freeOnly={freeOnly} onChanged={onChanged} />);
  await screen.findByRole('region', { name: 'Instagram connection' });
  return { server, onChanged, ...view };
}

const username = () => screen.findByLabelText<HTMLInputElement>('Instagram username');
const password = () => screen.getByLabelText<HTMLInputElement>('Instagram password');
const button = (name = 'Connect Instagram') => screen.getByRole<HTMLButtonElement>('button', { name });
type User = Awaited<ReturnType<typeof show>>['user'];

async function logIn(user: User, name = 'studio.reach', secret = 'hunter2') {
  await user.clear(await username());
  await fill(user, await username(), name);
  await fill(user, password(), secret);
  await user.click(button());
}

describe('connecting', () => {
  it('says what it means before anybody types a password', async () => {
    await show({});
    expect(await screen.findByText('Your password is passed on, never stored.')).toBeTruthy();
    expect(screen.getByText('Instagram may limit accounts that message strangers.')).toBeTruthy();
  });

  it('wants both username and password', async () => {
    const { server, user } = await show({});
    await user.type(await username(), 'studio.reach');
    await user.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe('Please enter both username and password');
    expect(server.asked.some(({ route }) => route === connect)).toBe(false);
  });

  it('sends the time zone along and shows the account', async () => {
    const { server, user, onChanged } = await show({ [connect]: { body: on } });
    await logIn(user, ' studio.reach ');
    expect(await screen.findByText('@studio.reach')).toBeTruthy();
    expect(screen.getByText('Connected')).toBeTruthy();
    expect(server.bodyOf(connect)).toEqual({
      username: 'studio.reach',
      password: 'hunter2',
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('logs in without the time zone if the server does not know it', async () => {
    const { server, user } = await show({
      [connect]: { status: 422, body: { detail: instagramErrors.timeZone } },
    });
    await logIn(user);
    await screen.findByRole('alert');
    const bodies = server.asked.filter(({ route }) => route === connect).map(({ body }) => body);
    expect(bodies).toEqual([
      expect.objectContaining({ time_zone: expect.any(String) }),
      expect.not.objectContaining({ time_zone: expect.any(String) }),
    ]);
  });

  it('asks the first time how messages go out, and says so also after a code', async () => {
    const { server, user } = await show({
      [status]: { body: { ...off, first: true } },
      [connect]: { status: 409, body: { detail: 'A code, please.', checkpoint: 'code' } },
    });
    const auto = await screen.findByRole<HTMLInputElement>('radio', { name: 'Send automatically' });
    expect(auto.checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Hold for my review' }));
    await logIn(user);
    const code = await screen.findByLabelText('Security code');
    expect(server.bodyOf(connect)).toMatchObject({ hold_for_review: true });
    server.answer(connect, { body: on });
    await user.type(code, '123456');
    await user.click(button('Confirm code'));
    expect(await screen.findByText('Connected')).toBeTruthy();
    expect(server.bodyOf(connect)).toMatchObject({ code: '123456', hold_for_review: true });
  });

  it('does not ask again how messages go out', async () => {
    await show({});
    await username();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each([
    [{ detail: 'Instagram refused this login.' }, 'Instagram refused this login.'],
    [undefined, 'Failed to connect Instagram account'],
  ])('tells why it was refused and forgets the password (%j)', async (body, sentence) => {
    const { user } = await show({ [connect]: { status: 400, body } });
    await logIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(password().value).toBe('');
    expect((await username()).value).toBe('studio.reach');
  });

  it('tells that somebody else has the account, and asks for no code', async () => {
    const detail = instagramErrors.heldElsewhere;
    const { user } = await show({ [connect]: { status: 409, body: { detail } } });
    await logIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect((await username()).value).toBe('studio.reach');
    expect(screen.queryByLabelText('Security code')).toBeNull();
  });

  it.each([off, on])('tells why a login that was confirmed in the app was not kept (%j)', async (before) => {
    const refused = instagramErrors.heldElsewhere;
    await show({ [status]: { body: { ...before, refused } } });
    expect((await screen.findByRole('status')).textContent).toBe(refused);
  });

  it('keeps the password in no storage and in no cache of calls', async () => {
    const { user } = await show({ [connect]: { status: 400 } });
    await logIn(user);
    await screen.findByRole('alert');
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('hunter2');
    expect(document.body.innerHTML).not.toContain('hunter2');
  });

  it('asks to confirm in the app', async () => {
    const detail = 'Please confirm this login in your Instagram app, then connect again.';
    const { server, user } = await show({ [connect]: { status: 409, body: { detail, checkpoint: 'app' } } });
    await logIn(user);
    expect(await screen.findByText(detail)).toBeTruthy();
    server.answer(connect, { body: on });
    await user.type(password(), 'hunter2');
    await user.click(button());
    expect(await screen.findByText('Connected')).toBeTruthy();
  });
});

describe('two factors', () => {
  const asked = {
    status: 409,
    body: { detail: 'Instagram asks for your two-factor code.', checkpoint: 'code' },
  };
  const code = () => screen.findByLabelText<HTMLInputElement>('Security code');

  it('takes the code and sends it with the same login', async () => {
    const { server, user } = await show({ [connect]: asked });
    await logIn(user);
    await waitFor(async () => expect(document.activeElement).toBe(await code()));
    expect(button('Confirm code').disabled).toBe(true);
    server.answer(connect, { body: on });
    await user.type(await code(), '123 456');
    await user.click(button('Confirm code'));
    expect(await screen.findByText('Connected')).toBeTruthy();
    expect(server.bodyOf(connect)).toMatchObject({
      username: 'studio.reach',
      password: 'hunter2',
      code: '123456',
    });
  });

  it('lets a mistyped code be typed again', async () => {
    const { server, user } = await show({ [connect]: asked });
    await logIn(user);
    const field = await code();
    const detail = 'That code was not accepted. Please try the latest one.';
    server.answer(connect, { status: 400, body: { detail } });
    await user.type(field, '000000');
    await user.click(button('Confirm code'));
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect((await code()).value).toBe('');
  });

  it('starts over when the code came too late', async () => {
    const { server, user } = await show({ [connect]: asked });
    await logIn(user);
    const field = await code();
    server.answer(connect, { status: 400, body: { detail: 'The code came too late.' } });
    await user.type(field, '123456');
    await user.click(button('Confirm code'));
    expect((await screen.findByRole('alert')).textContent).toBe('The code came too late.');
    expect(password().value).toBe('');
  });
});

it('is closed to those who never bought a pack, and says why', async () => {
  await show({}, { freeOnly: true });
  await username();
  expect(button().disabled).toBe(true);
  expect(screen.getByText(/Purchase more credits to enable auto-sending\./u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy a pack' }).getAttribute('href')).toBe('/app/payments');
});

it('says nothing about packs once connected', async () => {
  await show({ [status]: { body: on } }, { freeOnly: true });
  await screen.findByText('Connected');
  expect(screen.queryByText(/Purchase more credits/u)).toBeNull();
});

describe('a connected account', () => {
  const route = 'DELETE /instagram/disconnect';

  async function ask(reply: { status?: number; body: unknown }) {
    const shown = await show({ [status]: { body: on }, [route]: reply });
    await shown.user.click(await screen.findByRole('button', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect @studio.reach?' }));
    return { ...shown, confirm: dialog.getByRole('button', { name: 'Disconnect' }) };
  }

  it('is disconnected after a confirmation', async () => {
    const { user, confirm, server, onChanged } = await ask({ body: off });
    expect(server.asked.some((one) => one.route === route)).toBe(false);
    await user.click(confirm);
    expect(await username()).toBeTruthy();
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('stays connected when that fails, which is only logged', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { user, confirm } = await ask({ status: 500, body: { detail: 'No' } });
    await user.click(confirm);
    await expectNoDialog();
    expect(warned).toHaveBeenCalled();
    expect(screen.queryByText('No')).toBeNull();
    expect(screen.getByText('Connected')).toBeTruthy();
  });
});

it('asks to reconnect an account that was lost', async () => {
  const { user } = await show({
    [status]: { body: { ...off, username: 'studio.reach', state: 'reconnect' } },
    [connect]: { body: on },
  });
  expect(await screen.findByText(/Instagram no longer lets us send/u)).toBeTruthy();
  expect((await username()).value).toBe('studio.reach');
  await user.type(password(), 'hunter2');
  await user.click(button('Reconnect'));
  expect(await screen.findByText('Connected')).toBeTruthy();
});
