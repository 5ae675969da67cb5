// Queues one username. Names are queued one after the other, so it is a plain function and not a hook.
import { queueDm } from '@opener/contract/dm';
import { ApiError, api } from '../../../lib/api.ts';

export interface Wishes {
  /** The user was asked and wants a message for a person on the do-not-contact list. */
  confirm?: true | undefined;
  /** The user wants another message for a person who has one. */
  again?: true | undefined;
  /** When that one was written, so that the call can be repeated safely. */
  again_after?: string | undefined;
}

export function queueUsername(projectId: string, username: string, wishes: Wishes = {}) {
  return api(queueDm, { params: { id: projectId }, body: { username, ...wishes } });
}

/** The server asks for confirmation: the name is on the do-not-contact list. */
export function asksToConfirm(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'confirm' in body && body.confirm === 'do_not_contact';
}
