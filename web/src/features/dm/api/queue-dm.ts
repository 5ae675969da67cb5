// Queues one username. Names are queued one after the other, so this is a plain call and not a hook.
import { queueDm } from '@opener/contract/dm';
import { ApiError, api } from '../../../lib/api.ts';

/** `confirm`: the person was asked, and wants a message for somebody on the do-not-contact list. */
export function queueUsername(projectId: string, username: string, confirm: boolean) {
  const body = confirm ? { username, confirm } : { username };
  return api(queueDm, { params: { id: projectId }, body });
}

/** The server wants to know whether this is meant: the name is on the do-not-contact list. */
export function asksToConfirm(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'confirm' in body && body.confirm === 'do_not_contact';
}
