// Asks for a sample message, without an account.
import { trySample, type Sample } from '@opener/contract/sample';
import { directApi } from '../../../lib/api.ts';

export function askForSample(username: string): Promise<Sample> {
  return directApi(trySample, { body: { username } });
}
