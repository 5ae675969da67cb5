// The server's answers for a new account: everything is there, and empty.
import type { Trend } from '@opener/contract/figure';
import { plans } from '../features/payment/testing/plans.ts';
import type { Reply } from './fake-server.ts';
import { aPage } from './messages.ts';
import { ada } from './render-app.tsx';
import { aSending } from './sending.ts';

const none = { sent: 0, answered: 0, interested: 0 };
const noTrend: Trend = {
  now: { from: '2026-10-18', to: '2026-11-16', ...none },
  before: { from: '2026-09-18', to: '2026-10-17', ...none },
};

export const freshAccount: Record<string, Reply> = {
  'GET /auth/me': { body: ada },
  'GET /payments/credits': { body: { credits: 10, total_earned: 10, total_used: 0 } },
  'GET /payments/plans': { body: plans },
  'GET /payments/history': { body: [] },
  'GET /payments/ledger': { body: [] },
  'GET /projects/': { body: [] },
  'GET /scrape/messages?limit=6&sort=newest': aPage([]),
  'GET /scrape/messages?limit=50&sort=newest': aPage([]),
  'GET /sending': { body: aSending({ account: null }) },
  'GET /follow-ups/review?state=review&limit=10': aPage([]),
  'GET /sending/stats': { body: [] },
  'GET /figures/projects': { body: [] },
  'GET /figures/trend': { body: noTrend },
  'GET /instagram/status': { body: { connected: false, username: null, state: 'disconnected' } },
};
