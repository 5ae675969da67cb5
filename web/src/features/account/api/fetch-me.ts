// Asks the server whose session this is.
import type { User } from '@opener/contract/account';
import { api } from '../../../lib/api.ts';

/** The contract's schemas are loaded only with a session: they are a tenth of the front page. */
export async function fetchMe(signal?: AbortSignal): Promise<User> {
  const { me } = await import('@opener/contract/account');
  return api(me, { signal });
}
