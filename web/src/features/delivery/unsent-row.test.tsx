import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Unsent } from '@opener/contract/delivery';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { aSending } from '../../testing/sending.ts';
import { UnsentRow } from './unsent-row.tsx';

const id = '0198f7a2-0000-7000-8001-000000000001';
const route = `POST /projects/${id}/send-unsent`;
const some: Unsent = { messages: 60, review: 10, do_not_contact: 1, already_written: 2 };

function show(unsent: Unsent | undefined, over = {}) {
  const onSent = vi.fn<() => void>();
  const sending = aSending({ waiting: 50, paused: true, sent_today: 25, ...over });
  const view = renderPart(<UnsentRow projectId={id} sending={sending} unsent={unsent} onSent={onSent} />);
  return { onSent, ...view };
}

describe('messages that were never scheduled', () => {
  it('are sent after a question with their number, their time, and who is left out', async () => {
    fakeServer({ [route]: { body: some } });
    const { user, onSent } = show(some);
    const list = screen.getByRole('link', { name: '63 messages were never scheduled' });
    expect(list.getAttribute('href')).toBe('/?state=unsent#messages');
    await user.click(screen.getByRole('button', { name: 'Send all unsent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send 60 messages?' }));
    for (const text of [
      'They are sent from @studio.reach, one at a time, at its pace.',
      'Including those already waiting: 100 messages, about 4 sending days once sending resumes',
      '10 of them need your review first.',
      'Left out: 1 on your do-not-contact list, 2 to people you have written to.',
    ])
      expect(dialog.getByText(text)).toBeTruthy();
    expect(onSent).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Send 60 messages' }));
    expect(await screen.findByText('60 messages scheduled')).toBeTruthy();
    expect(onSent).toHaveBeenCalledOnce();
  });

  it.each<[string, Unsent | undefined, object]>([
    ['unknown', undefined, {}],
    ['none', { ...some, messages: 0 }, {}],
    ['without an account', some, { account: null }],
  ])('are not asked about when there are none: %s', (_, unsent, over) => {
    show(unsent, over);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
