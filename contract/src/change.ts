// Whether anything of the user's changed: polled by every screen every few seconds.
import * as z from 'zod/mini';
import { call } from './call.ts';

export const Changes = z.object({
  /** Identifies the latest change of the user's projects, jobs, messages, deliveries, credits and accounts. Only equality is meaningful. */
  latest: z.string(),
});

export const getChanges = call({
  name: 'getChanges',
  method: 'GET',
  path: '/changes',
  auth: 'session',
  tag: 'System',
  summary:
    'The id of your latest change. It differs after every change to your data, so clients poll only this',
  status: 200,
  answer: Changes,
});
