// The sending status for tests: a healthy account, and variations.
import type { ProjectSending, Sending } from '@opener/contract/delivery';
import type { Delivery } from '@opener/contract/message';

export function aSending(over: Partial<Sending> = {}): Sending {
  return {
    account: 'studio.reach',
    reconnect: false,
    paused: false,
    frozen_until: null,
    time_zone: 'Europe/Berlin',
    sent_today: 7,
    listed_today: { day: '2026-11-16', messages: 7 },
    cap_today: 20,
    schedule: {
      hours: { from: 9, to: 18 },
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      daily_cap: 25,
      safe_caps: { from: 5, to: 25 },
      gap_seconds: { from: 240, to: 720 },
      first_connected_at: '2026-01-01T10:00:00.000Z',
    },
    next_send_at: null,
    waiting: 0,
    review: 0,
    follow_ups: { review: 0, approvable: 0 },
    unknown: 0,
    other_accounts: [],
    asks_about_others: false,
    held_because: null,
    ...over,
  };
}

/** For a project without messages. */
export const idleProject: ProjectSending = {
  mode: 'auto',
  sent: 0,
  answered: 0,
  waiting: 0,
  review: 0,
  approvable: 0,
  first_approvable: null,
  follow_ups: { review: 0, approvable: 0 },
};

export function aDelivery(status: Delivery['status'], over: Partial<Delivery> = {}): Delivery {
  return { status, reason: null, send_at: null, answered_at: null, ...over };
}
