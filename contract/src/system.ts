// Health and readiness.
import * as z from 'zod/mini';
import { call } from './call.ts';

export const Status = z.object({ status: z.literal('ok') });

export const health = call({
  name: 'health',
  method: 'GET',
  path: '/health',
  auth: 'public',
  tag: 'System',
  summary: 'The process is alive',
  status: 200,
  answer: Status,
});

export const ready = call({
  name: 'ready',
  method: 'GET',
  path: '/ready',
  auth: 'public',
  tag: 'System',
  summary: 'The database is reachable and up to date',
  status: 200,
  answer: Status,
  errors: [503],
});
