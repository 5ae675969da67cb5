import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deliveryErrors } from '@opener/contract/delivery';
import type { Delivery, Message } from '@opener/contract/message';
import { atTime } from '../../../lib/format.ts';
import { expectNoDialog } from '../../../testing/expect-no-dialog.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { aMessage, aPage, projectId } from '../../../testing/messages.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { aDelivery } from '../../../testing/sending.ts';
import { messagesKey } from '../api/message-pages.ts';
import { ProjectMessages } from '../messages/project-messages.tsx';
import { editNote } from './edit-note.ts';
import { pollDeliveries } from './poll-deliveries.ts';

const list = `GET /scrape/projects/${projectId}/messages?limit=50&sort=newest`;
const change = `POST /scrape/messages/${aMessage(1).id}/delivery`;
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const today = (hours: number, minutes: number) =>
  new Date(new Date().setHours(hours, minutes, 0, 0)).toISOString();

/** When it will be sent changes all the time, and decides nothing. */
const seenOf = ({ status, reason, answered_at }: Delivery) => ({ status, reason, answered_at });

async function show(delivery: Delivery | null, over: Partial<Message> = {}, canSend = false) {
  const server = fakeServer({ [list]: aPage([aMessage(1, { delivery, ...over })]) });
  const onChanged = vi.fn<() => void>();
  const onAllow = vi.fn<(username: string) => Promise<void>>().mockResolvedValue();
  const view = renderPart(
    <ProjectMessages
      projectId={projectId}
      onDeliveryChanged={onChanged}
      onAllow={onAllow}
      canSend={canSend}
    />,
  );
  const card = within(await screen.findByRole('article'));
  return { server, onChanged, onAllow, card, ...view };
}

describe('a message shows its delivery status', () => {
  it.each<[Delivery, Partial<Message>, string[], string[]]>([
    [aDelivery('review'), {}, ['For your review'], ['Approve', 'Send now', 'Skip']],
    [
      aDelivery('review', { reason: 'They wrote.' }),
      {},
      ['For your review', 'They wrote.'],
      ['Approve', 'Send now', 'Skip'],
    ],
    [
      aDelivery('review', { reason: 'Look. They wrote.' }),
      { caution: 'Look.' },
      ['Look.', 'They wrote.'],
      ['Approve', 'Send now', 'Skip'],
    ],
    [
      aDelivery('review', { reason: 'Look.' }),
      { caution: 'Look.' },
      ['Look.', 'It will be sent once you approve it.'],
      ['Approve', 'Send now', 'Skip'],
    ],
    [aDelivery('waiting'), {}, ['Waiting to be sent'], ['Send now', 'Skip']],
    [
      aDelivery('waiting', { send_at: inAnHour }),
      {},
      [`Sends ${atTime(inAnHour, Date.now())}`],
      ['Send now', 'Skip'],
    ],
    [aDelivery('held', { reason: 'Sending is paused.' }), {}, ['Held', 'Sending is paused.'], ['Skip']],
    [aDelivery('sending'), {}, ['Sending', 'It is being sent right now.'], []],
    [aDelivery('sent'), { sent: true, sent_at: today(0, 0) }, ['Sent', 'Sent at 00:00'], []],
    [aDelivery('failed', { reason: 'Not taken.' }), {}, ['Failed', 'Not taken.'], ['Send again']],
    [aDelivery('unknown', { reason: 'Look.' }), {}, ['Please check', 'Look.'], ['It arrived', 'Send again']],
    [aDelivery('skipped', { reason: 'Skipped by you.' }), {}, ['Skipped', 'Skipped by you.'], ['Send now']],
  ])('%j', async (delivery, over, texts, buttons) => {
    const { card } = await show(delivery, over);
    for (const text of texts) expect(card.getByText(text)).toBeTruthy();
    const all = ['Approve', 'Send now', 'Skip', 'It arrived', 'Send again'];
    const there = all.filter((name) => card.queryByRole('button', { name }));
    expect(there).toEqual(all.filter((name) => buttons.includes(name)));
  });

  it('and keeps the time at which Opener sent it: no mark can change that', async () => {
    const { user, card } = await show(aDelivery('sent'), { sent: true, sent_at: today(0, 0) });
    await user.click(card.getByRole('button', { name: 'More actions for @mira.kilns1' }));
    await screen.findByRole('menuitem', { name: 'Rewrite' });
    expect(screen.queryByRole('menuitem', { name: /^Mark as (not )?sent/ })).toBeNull();
  });

  it('and that it was answered', async () => {
    const { card } = await show(aDelivery('sent', { answered_at: today(0, 0) }), { sent: true });
    expect(card.getByText('Answered')).toBeTruthy();
  });
});

describe('acting on a delivery', () => {
  it('approves and shows what comes of it', async () => {
    const { server, user, card, onChanged } = await show(aDelivery('review'));
    server.answer(change, { body: aMessage(1, { delivery: aDelivery('waiting') }) });
    await user.click(card.getByRole('button', { name: 'Approve' }));
    expect(await card.findByText('Waiting to be sent')).toBeTruthy();
    expect(server.bodyOf(change)).toEqual({ action: 'approve', seen: seenOf(aDelivery('review')) });
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  });

  it('tells why it is not possible, and reads the list again', async () => {
    const { server, user, card } = await show(aDelivery('waiting'));
    server.answer(change, { status: 409, body: { detail: 'That is not possible now.' } });
    server.answer(list, aPage([aMessage(1, { sent: true, delivery: aDelivery('sent') })]));
    await user.click(card.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText('That is not possible now.')).toBeTruthy();
    expect(await card.findByText('Sent')).toBeTruthy();
  });

  it.each<[Delivery['status'], string]>([
    ['unknown', 'If it did arrive, this person will get the same message twice.'],
    ['failed', 'Instagram did not accept it last time.'],
  ])('warns before something %s is sent again', async (status, warning) => {
    const delivery = aDelivery(status, { reason: 'Why' });
    const { server, user, card } = await show(delivery);
    server.answer(change, { body: aMessage(1, { delivery: aDelivery('waiting') }) });
    await user.click(card.getByRole('button', { name: 'Send again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send again to @mira.kilns1?' }));
    expect(dialog.getByText(warning)).toBeTruthy();
    expect(server.bodyOf(change)).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Send again' }));
    const asked = { action: 'resend', seen: seenOf(delivery) };
    await waitFor(() => expect(server.bodyOf(change)).toEqual(asked));
    await expectNoDialog();
  });

  it('warns before a skipped message is sent anyway', async () => {
    const skipped = aDelivery('skipped', { reason: 'You wrote to them before.' });
    const { server, user, card } = await show(skipped);
    server.answer(change, { body: aMessage(1, { delivery: aDelivery('waiting') }) });
    await user.click(card.getByRole('button', { name: 'Send now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send to @mira.kilns1 anyway?' }));
    expect(dialog.getByText('You wrote to them before.')).toBeTruthy();
    expect(server.bodyOf(change)).toBeUndefined();
    await user.click(dialog.getByRole('button', { name: 'Send now' }));
    const asked = { action: 'send_now', seen: seenOf(skipped) };
    await waitFor(() => expect(server.bodyOf(change)).toEqual(asked));
  });

  it('is about what the dialog says, even if the list behind it has changed', async () => {
    const skipped = aDelivery('skipped', { reason: 'Skipped by you.' });
    const { server, user, card, client } = await show(skipped);
    await user.click(card.getByRole('button', { name: 'Send now' }));
    const dialog = within(await screen.findByRole('dialog'));
    const later = aDelivery('skipped', { reason: 'Skipped by you. They have written to you.' });
    server.answer(list, aPage([aMessage(1, { delivery: later })]));
    await client.invalidateQueries({ queryKey: messagesKey });
    await waitFor(() => expect(card.getByText('Skipped by you. They have written to you.')).toBeTruthy());
    server.answer(change, { status: 409, body: { detail: deliveryErrors.changed } });
    await user.click(dialog.getByRole('button', { name: 'Send now' }));
    expect(await screen.findByText(deliveryErrors.changed)).toBeTruthy();
    expect(server.bodyOf(change)).toEqual({ action: 'send_now', seen: seenOf(skipped) });
    await expectNoDialog();
  });

  it('tells of each failure, also when another message was acted on meanwhile', async () => {
    const rows = [1, 2].map((n) => aMessage(n, { delivery: aDelivery('waiting') }));
    const server = fakeServer({
      [list]: aPage(rows),
      [change]: { status: 503 },
      [change.replace(rows[0]!.id, rows[1]!.id)]: { body: aMessage(2, { delivery: aDelivery('skipped') }) },
    });
    const release = server.hold(change);
    const { user } = renderPart(<ProjectMessages projectId={projectId} />);
    for (const card of await screen.findAllByRole('article'))
      await user.click(within(card).getByRole('button', { name: 'Skip' }));
    expect(await screen.findByText('Skipped', { selector: 'p' })).toBeTruthy();
    release();
    expect(await screen.findByText('Failed to change sending')).toBeTruthy();
  });

  it('offers only removal for a person on the do-not-contact list', async () => {
    const { user, card, onAllow } = await show(
      aDelivery('skipped', { reason: 'This person is on your do-not-contact list.' }),
    );
    expect(card.queryByRole('button', { name: 'Send now' })).toBeNull();
    await user.click(card.getByRole('button', { name: 'Remove from list' }));
    expect(await card.findByText('This person was removed from your do-not-contact list.')).toBeTruthy();
    expect(onAllow).toHaveBeenCalledWith('mira.kilns1');
    expect(card.getByRole('button', { name: 'Send now' })).toBeTruthy();
  });

  it('unschedules a message before it is marked as sent by hand', async () => {
    const { server, user } = await show(aDelivery('waiting'));
    const mark = `PUT /scrape/messages/${aMessage(1).id}/sent`;
    const skipped = aDelivery('skipped', { reason: 'Skipped by you.' });
    server.answer(change, { body: aMessage(1, { delivery: skipped }) });
    server.answer(mark, { body: aMessage(1, { sent: true, delivery: skipped }) });
    await user.click(screen.getByRole('button', { name: 'More actions for @mira.kilns1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as sent' }));
    expect(await screen.findByText('Marked as sent')).toBeTruthy();
    const routes = server.asked.map(({ route }) => route).filter((route) => !route.startsWith('GET'));
    expect(routes).toEqual([change, mark]);
  });

  it.each([true, false])('offers to send what is not on its way yet, if it can be: %s', async (canSend) => {
    const { server, user } = await show(null, {}, canSend);
    server.answer(change, { body: aMessage(1, { delivery: aDelivery('waiting') }) });
    await user.click(screen.getByRole('button', { name: 'More actions for @mira.kilns1' }));
    await screen.findByRole('menuitem', { name: 'Rewrite' });
    const item = screen.queryByRole('menuitem', { name: 'Send with Opener' });
    expect(item !== null).toBe(canSend);
    if (!item) return;
    await user.click(item);
    await waitFor(() => expect(server.bodyOf(change)).toEqual({ action: 'send_now', seen: null }));
  });

  it('says why it is not sent now', async () => {
    const { server, user } = await show(null, {}, true);
    const held = aMessage(1, { delivery: aDelivery('held', { reason: 'Sending is paused.' }) });
    server.answer(change, { body: held });
    await user.click(screen.getByRole('button', { name: 'More actions for @mira.kilns1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send with Opener' }));
    const told = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(await told.findByText('Sending is paused.')).toBeTruthy();
  });

  it('says that it waits for the owner, if its person has written meanwhile', async () => {
    const { server, user, card } = await show(null, {}, true);
    const review = aMessage(1, { delivery: aDelivery('review', { reason: 'They have written to you.' }) });
    server.answer(change, { body: review });
    server.answer(list, aPage([review]));
    await user.click(screen.getByRole('button', { name: 'More actions for @mira.kilns1' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send with Opener' }));
    expect(await screen.findByText('Please read their message first')).toBeTruthy();
    expect(await card.findByText('They have written to you.')).toBeTruthy();
  });
});

describe('how often a list is read again without news', () => {
  const pages = (...deliveries: (Delivery | null)[]) => ({
    pages: [{ rows: deliveries.map((delivery, n) => aMessage(n, { delivery })) }],
  });

  it.each<[string, Parameters<typeof pollDeliveries>[0], number | false]>([
    ['never without a list', undefined, false],
    ['never when nothing moves', pages(null, aDelivery('review'), aDelivery('sent')), false],
    ['seldom while something waits', pages(aDelivery('waiting')), 30_000],
    ['seldom while something is held', pages(aDelivery('held')), 30_000],
    [
      'later the longer it is',
      { pages: [...pages(aDelivery('waiting')).pages, { rows: [] }, { rows: [] }] },
      90_000,
    ],
  ])('%s', (_, data, every) => expect(pollDeliveries(data)).toBe(every));
});

it.each<[Delivery | null, boolean, string]>([
  [null, false, ''],
  [null, true, 'only your copy'],
  [aDelivery('sent'), false, 'only your copy'],
  [aDelivery('sending'), false, 'being sent right now'],
  [aDelivery('unknown'), false, 'may have been sent'],
  [aDelivery('waiting'), false, 'is the one that is sent'],
])('the editor of %j, sent %s, says: %s', (delivery, sent, note) => {
  const said = editNote(aMessage(1, { delivery, sent })) ?? '';
  expect(said).toContain(note);
  expect(said === '').toBe(note === '');
});
