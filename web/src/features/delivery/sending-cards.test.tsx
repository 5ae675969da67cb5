import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ProjectSending, Sending } from '@opener/contract/delivery';
import { useEditedInPlace } from '../../lib/edited-in-place.ts';
import { atTime } from '../../lib/format.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { aSending } from '../../testing/sending.ts';
import { pollEvery } from './api/get-sending.ts';
import { ProjectSendingCard } from './project-sending-card.tsx';
import { replyRate } from './project-results.tsx';
import { SendingCard } from './sending-card.tsx';
import { StatsCard } from './stats-card.tsx';
import { ceilingOf } from './day-stats.ts';

const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const none = () => {};

/** So that what comes and goes with each message sent does not move a button under the pointer. */
function isAboveToday(button: string): boolean {
  const today = screen.getByRole('progressbar', { name: 'Sent today' });
  const position = screen.getByRole('button', { name: button }).compareDocumentPosition(today);
  return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

describe('the card of the dashboard', () => {
  const show = (over: Partial<Sending>) =>
    renderPart(<SendingCard sending={aSending(over)} onChanged={none} />);

  it("tells the account, today's sends and the next one", () => {
    show({ next_send_at: inAnHour, waiting: 3, review: 2, unknown: 1 });
    expect(screen.getByText('@studio.reach')).toBeTruthy();
    expect(screen.getByText('On')).toBeTruthy();
    const today = screen.getByRole('link', { name: '7 of 20 today' });
    expect(today.getAttribute('href')).toBe(
      '/app/messages?state=sent&account=studio.reach&from=2026-11-16&to=2026-11-16',
    );
    expect(today.parentElement?.textContent).toBe(`7 of 20 today · next ${atTime(inAnHour, Date.now())}`);
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Sent today' });
    expect([bar.value, bar.max]).toEqual([7, 20]);
    for (const [name, state] of [
      ['3 waiting', 'waiting'],
      ['2 for your review', 'review'],
      ['1 to check', 'check'],
    ]) {
      expect(screen.getByRole('link', { name: name! }).getAttribute('href')).toBe(
        `/app/messages?state=${state}`,
      );
    }
    expect(screen.getByRole('link', { name: 'Do-not-contact list' }).getAttribute('href')).toBe(
      '/app/do-not-contact',
    );
  });

  it('pauses above what changes with each message sent', () => {
    show({ waiting: 3 });
    expect(isAboveToday('Pause sending')).toBe(true);
  });

  it.each<[string, Partial<Sending>]>([
    ['Paused', { paused: true, held_because: 'Sending is paused.' }],
    ['Limited', { frozen_until: inAnHour, held_because: 'Instagram limited @studio.reach.' }],
    ['Reconnect', { reconnect: true, held_because: 'Instagram no longer lets us send.' }],
  ])('shows %s, and why', (word, over) => {
    show(over);
    expect(screen.getByText(word)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain(over.held_because);
  });

  it('leads to what waits for this account, when more waits for another', () => {
    show({ waiting: 3, other_accounts: [{ account: 'old.studio', messages: 4, review: 0 }] });
    expect(screen.getByRole('link', { name: '3 waiting' }).getAttribute('href')).toBe(
      '/app/messages?state=waiting&account=studio.reach',
    );
  });

  const moreCounts = /^The daily limit also counts/;

  it('separates what the cap counts from what can be listed, and links only to the latter', () => {
    show({ sent_today: 7, listed_today: { day: '2026-11-16', messages: 4 } });
    expect(screen.queryByRole('link', { name: /today/ })).toBeNull();
    const listed = screen.getByRole('link', { name: '4 in your messages' });
    expect(listed.getAttribute('href')).toContain('from=2026-11-16&to=2026-11-16');
    expect(listed.parentElement?.textContent).toBe('7 of 20 today, 4 in your messages');
    expect(screen.getByText(moreCounts)).toBeTruthy();
  });

  it('has no link when none of them can be listed', () => {
    show({ sent_today: 7, listed_today: { day: '2026-11-16', messages: 0 } });
    expect(screen.getByText('7 of 20 today')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /7|your messages/ })).toBeNull();
    expect(screen.getByText(moreCounts)).toBeTruthy();
  });

  it('has no link while nothing was sent today', () => {
    show({ sent_today: 0, listed_today: { day: '2026-11-16', messages: 0 } });
    expect(screen.queryByText(moreCounts)).toBeNull();
    expect(screen.getByText(/^0 of 20 today/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: '0 of 20 today' })).toBeNull();
  });

  it('says that nothing is lost without an account', () => {
    show({ account: null, waiting: 4, other_accounts: [{ account: 'old.studio', messages: 4, review: 0 }] });
    expect(screen.getByRole('status').textContent).toBe(
      'No Instagram account is connected. 4 messages are waiting for @old.studio. Nothing is lost.',
    );
    expect(screen.queryByRole('button', { name: 'Send from here' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Pause sending' })).toBeNull();
  });

  it('tells how long the waiting messages take', () => {
    show({ waiting: 1000, paused: true, sent_today: 25 });
    expect(
      screen.getByText('Waiting: 1,000 messages, about 40 sending days once sending resumes'),
    ).toBeTruthy();
  });

  it('pauses', async () => {
    const server = fakeServer({ 'PUT /sending': { body: aSending({ paused: true }) } });
    const onChanged = vi.fn<() => void>();
    const { user } = renderPart(<SendingCard sending={aSending()} onChanged={onChanged} />);
    await user.click(screen.getByRole('button', { name: 'Pause sending' }));
    expect(await screen.findByText('Sending paused')).toBeTruthy();
    expect(server.bodyOf('PUT /sending')).toEqual({ paused: true });
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('tells that it could not pause, also on the next screen', async () => {
    const server = fakeServer({ 'PUT /sending': { status: 503 } });
    const release = server.hold('PUT /sending');
    const { user, rerender } = show({});
    await user.click(screen.getByRole('button', { name: 'Pause sending' }));
    rerender(<p>The next screen</p>);
    release();
    expect(await screen.findByText('Failed to change sending')).toBeTruthy();
  });
});

function EditedRow({ isEditing }: { isEditing: boolean }) {
  useEditedInPlace(isEditing);
  return null;
}

describe('the card of a project', () => {
  const id = '0198f7a2-0000-7000-8001-000000000001';
  const project: ProjectSending = {
    mode: 'auto',
    sent: 12,
    answered: 3,
    waiting: 1,
    review: 2,
    approvable: 2,
    first_approvable: 'mira.kilns',
    follow_ups: { review: 0, approvable: 0 },
  };
  const approvedAt = '2026-11-16T09:00:00.000Z';
  const noneHeld = { review: 0, approvable: 0, first_approvable: null };

  const card = (sending: Sending, over: Partial<ProjectSending>, onChanged = none) => (
    <ProjectSendingCard
      projectId={id}
      sending={sending}
      project={{ ...project, ...over }}
      failed={false}
      onRetry={none}
      onChanged={onChanged}
    />
  );
  const show = (sending: Sending, over: Partial<ProjectSending> = {}, onChanged = none) =>
    renderPart(card(sending, over, onChanged));

  it('approves above what changes with each message sent', () => {
    show(aSending({ waiting: 1 }), { review: 2, approvable: 2 });
    expect(isAboveToday('Approve all')).toBe(true);
  });

  it('shows the results', () => {
    show(aSending());
    const shown = within(screen.getByRole('region', { name: 'Sending' }));
    expect(shown.getByText('Reply rate').nextElementSibling?.textContent).toBe('25%');
    expect(shown.getByText('2 messages are waiting for your review')).toBeTruthy();
  });

  it('tells how long it takes once they are approved', () => {
    show(aSending({ waiting: 98, paused: true, sent_today: 25 }));
    expect(
      screen.getByText('Once approved: 100 messages, about 4 sending days once sending resumes'),
    ).toBeTruthy();
  });

  it('switches to holding for review', async () => {
    const server = fakeServer({ [`PUT /projects/${id}/sending`]: { body: { ...project, mode: 'review' } } });
    const { user } = show(aSending());
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Send automatically' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Hold for my review' }));
    await waitFor(() => expect(server.bodyOf(`PUT /projects/${id}/sending`)).toEqual({ mode: 'review' }));
  });

  it('approves all that wait for it once it has said what will happen, and takes that back', async () => {
    const takeBack = `POST /projects/${id}/take-back-approval`;
    const server = fakeServer({
      [`POST /projects/${id}/approve-all`]: {
        body: { ...project, ...noneHeld, approved: 2, approved_follow_ups: 0, approved_at: approvedAt },
      },
      [takeBack]: { body: project },
    });
    const onChanged = vi.fn<() => void>();
    const { user } = show(aSending({ waiting: 3, paused: true, sent_today: 25 }), {}, onChanged);
    await user.click(screen.getByRole('button', { name: 'Approve all' }));
    const question = within(await screen.findByRole('dialog', { name: 'Approve 2 messages?' }));
    expect(question.getByText('@mira.kilns')).toBeTruthy();
    expect(
      question.getByText('Waiting after that: 5 messages, about 1 sending day once sending resumes'),
    ).toBeTruthy();
    expect(server.asked).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Approve 2 messages' }));
    expect(await screen.findByText('2 messages approved')).toBeTruthy();
    expect(onChanged).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Approve 2 messages?' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Held for your review again')).toBeTruthy();
    expect(server.bodyOf(takeBack)).toEqual({ approved_at: approvedAt });
    expect(onChanged).toHaveBeenCalledTimes(2);
  });

  it('approves follow-ups with the messages, and says what they cost', async () => {
    const approved = { approved: 2, approved_follow_ups: 3, approved_at: approvedAt };
    fakeServer({
      [`POST /projects/${id}/approve-all`]: { body: { ...project, ...noneHeld, ...approved } },
    });
    const { user } = show(aSending(), { follow_ups: { review: 4, approvable: 3 } });
    expect(
      screen.getByRole('link', { name: '2 messages and 4 follow-ups are waiting for your review' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: '1 needs a closer look' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Approve all' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Approve 2 messages and 3 follow-ups?' }),
    );
    expect(question.getByText(/^The follow-ups use/).textContent).toBe(
      'The follow-ups use 3 credits when they are sent.',
    );
    await user.click(question.getByRole('button', { name: 'Approve 2 messages and 3 follow-ups' }));
    expect(await screen.findByText('2 messages and 3 follow-ups approved')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('asks about those that wait now, also if that changes while it asks', async () => {
    const { user, rerender } = show(aSending(), { follow_ups: { review: 2, approvable: 2 } });
    await user.click(screen.getByRole('button', { name: 'Approve all' }));
    expect(await screen.findByRole('dialog', { name: 'Approve 2 messages and 2 follow-ups?' })).toBeTruthy();
    rerender(card(aSending(), { follow_ups: { review: 1, approvable: 1 } }));
    expect(screen.getByRole('button', { name: 'Approve 2 messages and 1 follow-up' })).toBeTruthy();
    rerender(card(aSending(), noneHeld));
    const none = screen.getByRole<HTMLButtonElement>('button', { name: 'Approve 0 messages' });
    expect(none.disabled).toBe(true);
  });

  it('does not approve what is being changed', async () => {
    const waiting = { follow_ups: { review: 2, approvable: 2 } };
    const { user, rerender } = show(aSending(), waiting);
    const whileEditing = (isEditing: boolean) => (
      <>
        {card(aSending(), waiting)}
        <EditedRow isEditing={isEditing} />
      </>
    );
    rerender(whileEditing(true));
    await user.click(screen.getByRole('button', { name: 'Approve all' }));
    const question = within(await screen.findByRole('dialog'));
    const approve = () => question.getByRole<HTMLButtonElement>('button', { name: /^Approve/ });
    expect(question.getByRole('status').textContent).toBe(
      'You have changed 1 follow-up without approving it. Approve it or cancel the change first.',
    );
    expect(approve().disabled).toBe(true);
    rerender(whileEditing(false));
    expect(approve().disabled).toBe(false);
    expect(question.queryByRole('status')).toBeNull();
  });

  it('approves follow-ups alone', async () => {
    const { user } = show(aSending(), { ...noneHeld, follow_ups: { review: 1, approvable: 1 } });
    expect(screen.getByRole('link', { name: '1 follow-up is waiting for your review' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Approve all' }));
    const question = within(await screen.findByRole('dialog', { name: 'Approve 1 follow-up?' }));
    expect(question.getByText(/^The follow-up uses/).textContent).toBe(
      'The follow-up uses 1 credit when it is sent.',
    );
    expect(question.getByRole('link', { name: 'Read it first' }).getAttribute('href')).toBe(
      '/?state=review#messages',
    );
  });

  it('says how many need a closer look, and offers no approval where all do', async () => {
    const { user, unmount } = show(aSending(), { review: 3 });
    expect(screen.getByRole('link', { name: '1 needs a closer look' }).getAttribute('href')).toBe(
      '/?state=closer_look#messages',
    );
    await user.click(screen.getByRole('button', { name: 'Approve all' }));
    const question = within(await screen.findByRole('dialog', { name: 'Approve 2 messages?' }));
    expect(question.getByText(/^1 needs a closer look and is not included/)).toBeTruthy();
    const those = question.getByRole('link', { name: 'Read these 2 first' });
    expect(those.getAttribute('href')).toBe('/?state=approvable#messages');
    await user.click(those);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    show(aSending(), { review: 2, approvable: 0, first_approvable: null });
    expect(screen.getByRole('link', { name: '2 need a closer look' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve all' })).toBeNull();
  });

  it('says why it could not approve', async () => {
    const { user } = show(aSending());
    fakeServer({
      [`POST /projects/${id}/approve-all`]: { status: 500, body: { detail: 'Something broke' } },
    });
    await user.click(screen.getByRole('button', { name: 'Approve all' }));
    await user.click(await screen.findByRole('button', { name: 'Approve 2 messages' }));
    expect(await screen.findByText('Something broke')).toBeTruthy();
  });

  it('leads to where an account is connected', () => {
    show(aSending({ account: null }));
    expect(screen.getByRole('link', { name: 'Connect Instagram' }).getAttribute('href')).toBe(
      '/app/dashboard#instagram',
    );
  });
});

it.each([
  [{ sent: 0, answered: 0 }, '–'],
  [{ sent: 3, answered: 1 }, '33%'],
  [{ sent: 1, answered: 2 }, '100%'],
])('the reply rate of %j is %s', (figures, rate) => expect(replyRate(figures)).toBe(rate));

describe('how often sending is asked about', () => {
  it.each<[string, Partial<Sending> | undefined, number | false]>([
    ['unknown', undefined, false],
    ['without an account', { account: null }, false],
    ['while it is held', { held_because: 'Sending is paused.' }, false],
    ['before a send', { next_send_at: '2026-03-01T17:00:00Z' }, 15_000],
    ['with nothing to send', {}, 15_000],
  ])('%s', (_, over, every) => expect(pollEvery(over && aSending(over))).toBe(every));
});

describe('the last 30 days', () => {
  const days = [
    { day: '2026-02-28', generated: 4, sent: 2, failed: 1, answered: 0 },
    { day: '2026-03-01', generated: 3, sent: 3, failed: 0, answered: 1 },
  ];

  it('are told in words and as a table, too', async () => {
    renderPart(<StatsCard days={days} failed={false} onRetry={none} />);
    expect(screen.getByText(/7 generated, 5 sent, 1 failed\./u)).toBeTruthy();
    const legend = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(legend).toEqual(['Generated 7', 'Sent 5', 'Failed 1']);
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual(['DayGeneratedSentFailed', 'Mar 1330', 'Feb 28421']);
  });

  it('lead from each figure to what it counts', () => {
    const marked = days.map((day, index) => ({ ...day, by_hand: index }));
    renderPart(<StatsCard days={marked} failed={false} onRetry={none} />);
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    const both = 'from=2026-02-28&to=2026-03-01';
    expect(links.slice(0, 4)).toEqual([
      ['Generated 7, Feb 28 to Mar 1', `/app/messages?${both}`],
      ['Sent 5, Feb 28 to Mar 1', `/app/messages?state=sent&${both}`],
      ['1 by hand, Feb 28 to Mar 1', `/app/messages?state=by_hand&${both}`],
      ['Failed 1, Feb 28 to Mar 1', `/app/messages?state=failed&${both}`],
    ]);
    const failed = screen.getByRole('link', { name: '1 failed, Feb 28', hidden: true });
    expect(failed.getAttribute('href')).toBe('/app/messages?state=failed&from=2026-02-28&to=2026-02-28');
  });

  it('draw nothing for nothing', () => {
    const { container } = renderPart(<StatsCard days={days.slice(1)} failed={false} onRetry={none} />);
    expect(container.querySelectorAll('.fill-current.text-red')).toHaveLength(0);
    expect(container.querySelectorAll('.fill-current.text-bar')).toHaveLength(1);
  });

  it.each([
    [0, 1],
    [3, 3],
    [7, 10],
    [12, 20],
    [130, 200],
  ])('a highest bar of %d stands below %d', (most, top) => expect(ceilingOf(most)).toBe(top));
});
