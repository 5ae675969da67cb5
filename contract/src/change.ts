// Whether anything of the person's changed, on the wire: what every screen asks every few seconds.
import * as z from 'zod/mini';
import { call } from './call.ts';

export const Changes = z.object({
  /** A name of the latest change: another one after every change of the person's projects, jobs, messages, deliveries, credits and accounts. Only equality counts. */
  latest: z.string(),
});

export const getChanges = call({
  name: 'getChanges',
  method: 'GET',
  path: '/changes',
  auth: 'session',
  tag: 'System',
  summary:
    'Your latest change: another one after every change of your data, so that nothing else needs to be asked for in vain',
  status: 200,
  answer: Changes,
});
