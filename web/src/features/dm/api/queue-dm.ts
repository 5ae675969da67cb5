// Queues one username. Names are queued one after the other, so this is a plain call and not a hook.
import { queueDm } from '@opener/contract/dm';
import { api } from '../../../lib/api.ts';

export function queueUsername(projectId: string, username: string) {
  return api(queueDm, { params: { id: projectId }, body: { username } });
}
