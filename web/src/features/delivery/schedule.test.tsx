import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { expectNoDialog } from '../../testing/expect-no-dialog.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { aSending } from '../../testing/sending.ts';
import { ScheduleRow } from './schedule-row.tsx';

async function open(sending = aSending({ waiting: 60, sent_today: 0 })) {
  const { user } = renderPart(<ScheduleRow sending={sending} />);
  await user.click(screen.getByRole('button', { name: 'Change hours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'When to send' }));
  const cap = dialog.getByLabelText<HTMLInputElement>('Daily limit');
  return { user, dialog, cap, save: dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' }) };
}

describe('when an account sends', () => {
  it('is shown, and changed as a whole', async () => {
    const server = fakeServer({ 'PUT /sending': { body: aSending() } });
    const { user, dialog, cap, save } = await open();
    expect(screen.getByText('Every day, 9:00 to 18:00, at most 25 a day')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('From'), '10:00');
    await user.selectOptions(dialog.getByLabelText('Until'), '24:00');
    await user.click(dialog.getByRole('checkbox', { name: 'Saturday' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Sunday' }));
    await user.clear(cap);
    await user.type(cap, '10');
    expect(
      dialog.getByText(/^Waiting: 60 messages, about 6 sending days|^Waiting: 60 messages, about 7/u),
    ).toBeTruthy();
    await user.click(save);
    expect(server.bodyOf('PUT /sending')).toEqual({
      account: 'studio.reach',
      hours: { from: 10, to: 24 },
      weekdays: [1, 2, 3, 4, 5],
      daily_cap: 10,
    });
    expect(await screen.findByText('Sending hours saved')).toBeTruthy();
    await expectNoDialog();
  });

  it('is in the time zone of the user’s choice', async () => {
    const server = fakeServer({ 'PUT /sending': { body: aSending() } });
    const { user, dialog, save } = await open(aSending({ time_zone: 'Europe/Newtown' }));
    const zone = dialog.getByLabelText<HTMLSelectElement>('Time zone');
    expect(zone.value).toBe('Europe/Newtown');
    await user.selectOptions(zone, 'America/New York');
    expect(dialog.getByText('For @studio.reach, in America/New York time.')).toBeTruthy();
    await user.click(save);
    expect(await screen.findByText('Sending hours saved')).toBeTruthy();
    expect(server.bodyOf('PUT /sending')).toMatchObject({ time_zone: 'America/New_York' });
  });

  it('is never more than is safe, nor nothing at all', async () => {
    const { user, dialog, cap, save } = await open();
    await user.clear(cap);
    await user.type(cap, '26');
    expect(dialog.getByText('At most 25 a day: more would put your Instagram account at risk.')).toBeTruthy();
    expect(save.disabled).toBe(true);
    await user.clear(cap);
    expect(dialog.getByText('Please enter a whole number from 1 to 1,000.')).toBeTruthy();
    await user.type(cap, '5');
    await user.selectOptions(dialog.getByLabelText('Until'), '9:00');
    expect(dialog.getByText('Sending must start before it ends.')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('Until'), '12:00');
    for (const day of dialog.getAllByRole('checkbox')) await user.click(day);
    expect(dialog.getByText('Choose at least one day.')).toBeTruthy();
    expect(save.disabled).toBe(true);
  });

  it('begins anew with what is saved', async () => {
    const { user, dialog, cap } = await open();
    await user.clear(cap);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await user.click(screen.getByRole('button', { name: 'Change hours' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Daily limit')).value).toBe('25');
  });

  it('stays open if it was opened again before the answer to what was saved', async () => {
    const server = fakeServer({ 'PUT /sending': { body: aSending() } });
    const release = server.hold('PUT /sending');
    const { user, dialog, save } = await open();
    await user.click(save);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await user.click(screen.getByRole('button', { name: 'Change hours' }));
    await screen.findByRole('dialog', { name: 'When to send' });
    release();
    await screen.findByText('Sending hours saved');
    expect(screen.getByRole('dialog', { name: 'When to send' })).toBeTruthy();
  });

  it('is saved for the account that it was opened for, whichever is connected by then', async () => {
    const detail = 'A different Instagram account is connected now. Please check again.';
    const server = fakeServer({ 'PUT /sending': { status: 409, body: { detail } } });
    let connect = (_account: string): void => {};
    function Switching() {
      const [account, setAccount] = useState('studio.reach');
      connect = setAccount;
      return <ScheduleRow sending={aSending({ account })} />;
    }
    const { user } = renderPart(<Switching />);
    await user.click(screen.getByRole('button', { name: 'Change hours' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'When to send' }));
    act(() => connect('other.studio'));
    expect(dialog.getByText(/^For @studio\.reach, /u)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(server.bodyOf('PUT /sending')).toMatchObject({ account: 'studio.reach' });
  });

  it('is not asked without an account', () => {
    renderPart(<ScheduleRow sending={aSending({ account: null, schedule: null })} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
