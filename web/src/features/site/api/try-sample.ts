// Asks for a sample message, without an account.
import { TargetInfo, Fact, UsernameBody } from '@opener/contract/dm';
import { call, type Answer } from '@opener/contract/call';
import * as z from 'zod/mini';
import { directApi } from '../../../lib/api.ts';

const trySample = call({
  name: 'trySample',
  method: 'POST',
  path: '/try',
  auth: 'public',
  tag: 'Messages',
  summary: 'A sample message for an example offer',
  body: UsernameBody,
  status: 200,
  answer: z.object({
    username: z.string(),
    generated_message: z.string(),
    user_info: TargetInfo,
    facts: z.array(Fact),
  }),
  errors: [404, 429],
});

export type Sample = Answer<typeof trySample>;

export function askForSample(username: string): Promise<Sample> {
  return directApi(trySample, { body: { username } });
}
