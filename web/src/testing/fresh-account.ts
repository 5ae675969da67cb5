// The server's answers for a new account: everything is there, and empty.
import { plans } from '../features/payment/testing/plans.ts';
import type { Reply } from './fake-server.ts';
import { aPage } from './messages.ts';
import { ada } from './render-app.tsx';
import { aSending } from './sending.ts';

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
  'GET /sending/stats': { body: [] },
  'GET /instagram/status': { body: { connected: false, username: null, state: 'disconnected' } },
};
