// How sending stands, for tests: an account that is well, and what differs from that.
import type { Sending } from '@opener/contract/delivery';
import type { Delivery } from '@opener/contract/dm';

export function aSending(over: Partial<Sending> = {}): Sending {
  return {
    account: 'studio.reach',
    reconnect: false,
    paused: false,
    frozen_until: null,
    time_zone: 'Europe/Berlin',
    sent_today: 7,
    cap_today: 20,
    next_send_at: null,
    waiting: 0,
    review: 0,
    unknown: 0,
    other_accounts: [],
    asks_about_others: false,
    held_because: null,
    ...over,
  };
}

export function aDelivery(status: Delivery['status'], over: Partial<Delivery> = {}): Delivery {
  return { status, reason: null, send_at: null, answered_at: null, ...over };
}
