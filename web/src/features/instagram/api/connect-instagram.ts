// Connects the sending account. A plain function and not a mutation: nothing may retain the password.
import {
  connectInstagram,
  instagramErrors,
  type Checkpoint,
  type InstagramStatus,
} from '@opener/contract/instagram';
import { ApiError, api, failureDetail } from '../../../lib/api.ts';

export type Login = { username: string; password: string; code?: string; hold_for_review?: true };

export type ConnectOutcome =
  | { type: 'connected'; status: InstagramStatus }
  | { type: 'checkpoint'; checkpoint: Checkpoint; detail: string }
  | { type: 'refused'; detail: string };

/** Instagram logins are slow, and giving up early would leave the user without a result. */
const timeoutMs = 105_000;

export async function connect(login: Login): Promise<ConnectOutcome> {
  try {
    return { type: 'connected', status: await logIn(login) };
  } catch (error) {
    const detail = failureDetail(error) ?? 'Failed to connect Instagram account';
    const checkpoint = checkpointOf(error);
    return checkpoint ? { type: 'checkpoint', checkpoint, detail } : { type: 'refused', detail };
  }
}

/** A zone that the server does not know, such as `Etc/Unknown` or a new one, is left out: it can be chosen later. */
async function logIn(login: Login): Promise<InstagramStatus> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    return await api(connectInstagram, { body: { ...login, time_zone }, timeoutMs });
  } catch (error) {
    if (failureDetail(error) !== instagramErrors.timeZone) throw error;
    return api(connectInstagram, { body: login, timeoutMs });
  }
}

function checkpointOf(error: unknown): Checkpoint | undefined {
  const body = error instanceof ApiError && error.status === 409 ? error.body : undefined;
  if (typeof body !== 'object' || body === null || !('checkpoint' in body)) return undefined;
  const { checkpoint } = body;
  return checkpoint === 'code' || checkpoint === 'app' ? checkpoint : undefined;
}
