import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Sending } from '@opener/contract/delivery';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { aSending } from '../../testing/sending.ts';
import { OtherAccounts } from './other-accounts.tsx';

const route = 'POST /sending/other-accounts';
const waiting = [
  { account: 'old.studio', messages: 12, review: 2 },
  { account: 'older.studio', messages: 1, review: 0 },
];

function show(over: Partial<Sending> = {}) {
  const onChanged = vi.fn<() => void>();
  const sending = aSending({ other_accounts: waiting, asks_about_others: true, ...over });
  return { onChanged, ...renderPart(<OtherAccounts sending={sending} onChanged={onChanged} />) };
}

describe('messages of another account', () => {
  it('are asked about with their numbers, and move when the person says so', async () => {
    const server = fakeServer({ [route]: { body: aSending({ waiting: 13 }) } });
    const { user, onChanged } = show();
    const question = screen.getByRole('region', { name: 'Messages for another account' });
    expect(question.textContent).toContain(
      '10 messages and 2 for your review are waiting for @old.studio, 1 for @older.studio. Send them from @studio.reach',
    );
    const links = within(question).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['10 messages', '/app/messages?state=waiting&account=old.studio'],
      ['2 for your review', '/app/messages?state=review&account=old.studio'],
      ['1', '/app/messages?state=waiting&account=older.studio'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Send 13 messages from here' }));
    expect(await screen.findByText('13 messages moved to @studio.reach')).toBeTruthy();
    expect(server.bodyOf(route)).toEqual({ account: 'studio.reach', choice: 'send' });
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('are said to have moved, although the question is gone before the answer has come', async () => {
    fakeServer({ [route]: { body: aSending({ waiting: 13 }) } });
    const onChanged = vi.fn<() => void>();
    const sending = aSending({ other_accounts: waiting, asks_about_others: true });
    function Vanishing() {
      const [asks, setAsks] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setAsks(false)}>
            Vanish
          </button>
          {asks && <OtherAccounts sending={sending} onChanged={onChanged} />}
        </>
      );
    }
    renderPart(<Vanishing />);
    fireEvent.click(screen.getByRole('button', { name: 'Send 13 messages from here' }));
    fireEvent.click(screen.getByRole('button', { name: 'Vanish' }));
    expect(screen.queryByRole('region', { name: 'Messages for another account' })).toBeNull();
    expect(await screen.findByText('13 messages moved to @studio.reach')).toBeTruthy();
    expect(onChanged).toHaveBeenCalledOnce();
  });

  it('may be left, and sent later all the same', async () => {
    const left = aSending({ other_accounts: waiting });
    const server = fakeServer({ [route]: { body: left } });
    const { user, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Leave them' }));
    expect(server.bodyOf(route)).toEqual({ account: 'studio.reach', choice: 'leave' });
    unmount();
    const later = show({ asks_about_others: false });
    expect(screen.queryByRole('region', { name: 'Messages for another account' })).toBeNull();
    await later.user.click(screen.getByRole('button', { name: 'Send from here' }));
    expect(server.bodyOf(route)).toEqual({ account: 'studio.reach', choice: 'send' });
  });

  it('stay where they are when the answer is refused, with the reason', async () => {
    const detail = 'A different Instagram account is connected now. Please check again.';
    fakeServer({ [route]: { status: 409, body: { detail } } });
    const { user, onChanged } = show({ other_accounts: [{ account: 'old.studio', messages: 1, review: 0 }] });
    await user.click(screen.getByRole('button', { name: 'Send it from here' }));
    expect(await screen.findByText(detail)).toBeTruthy();
    expect(onChanged).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<Sending>]>([
    ['no account is connected', { account: null }],
    ['there are none', { other_accounts: [] }],
  ])('are not asked about when %s', (_, over) => {
    show(over);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
