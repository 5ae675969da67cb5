import { expect, it } from 'vitest';
import { countFromTallies } from './count-from-tallies.ts';
import type { Tally } from './tally.repo.ts';

const none = {
  status: null,
  sender: null,
  sent: false,
  answered: false,
  interested: false,
  hasReason: false,
  isApproved: false,
};
const messages = (n: number, more: Partial<Tally> = {}): Tally => ({ ...none, of: 'message', n, ...more });
const deliveries = (n: number, status: string, more: Partial<Tally> = {}): Tally => ({
  ...none,
  of: 'delivery',
  sender: 'studio',
  n,
  status,
  ...more,
});

const tallies = [
  messages(20),
  messages(7, { sent: true }),
  messages(2, { sent: true, answered: true }),
  messages(1, { sent: true, answered: true, interested: true }),
  deliveries(5, 'sent', { sent: true }),
  deliveries(2, 'sent', { sent: true, answered: true }),
  deliveries(1, 'sent', { sent: true, answered: true, interested: true }),
  // Sent by hand, after the user skipped it.
  deliveries(1, 'skipped', { sent: true }),
  deliveries(2, 'skipped'),
  deliveries(4, 'waiting'),
  deliveries(2, 'waiting', { sender: 'other', isApproved: true }),
  deliveries(1, 'sending'),
  deliveries(3, 'review'),
  deliveries(2, 'review', { hasReason: true }),
];

it('counts every state without reading a message', () => {
  expect(countFromTallies(tallies, { activeSender: 'studio' })).toEqual({
    all: 30,
    // Twenty are not sent, of which fourteen are scheduled in some way.
    unsent: 6,
    review: 5,
    cautioned: 2,
    waiting: 7,
    held: 2,
    scheduled: 5,
    approved: 2,
    sent: 10,
    by_hand: 2,
    answered: 3,
    interested: 1,
    check: 0,
    failed: 0,
    skipped: 2,
  });
});

it('holds everything while no account sends', () => {
  expect(countFromTallies(tallies, { activeSender: null })).toMatchObject({ held: 6, scheduled: 1 });
});

it('counts only what belongs to an account, without what was sent by hand', () => {
  expect(countFromTallies(tallies, { senders: ['studio'], activeSender: null })).toMatchObject({
    all: 20,
    unsent: 0,
    sent: 8,
    by_hand: 0,
    answered: 3,
    interested: 1,
    waiting: 5,
    skipped: 2,
  });
});
