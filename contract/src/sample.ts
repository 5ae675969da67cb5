// Trying Opener without an account: a sample for an example offer, written by the local stand-ins.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Fact, TargetInfo } from './message.ts';
import { UsernameBody } from './username.ts';

export const Sample = z.object({
  username: z.string(),
  generated_message: z.string(),
  user_info: TargetInfo,
  facts: z.array(Fact),
});
export type Sample = z.infer<typeof Sample>;

export const trySample = call({
  name: 'trySample',
  method: 'POST',
  path: '/try',
  auth: 'public',
  tag: 'Samples',
  summary: 'A sample message for an example offer, about a made-up profile; no account, no credit',
  body: UsernameBody,
  status: 200,
  answer: Sample,
  errors: [404, 429],
});
