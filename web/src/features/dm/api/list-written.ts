// Which of these were already written to. Called when names are added, so it is a plain function and not a hook.
import { dmLimits, listWritten, type Written } from '@opener/contract/dm';
import { api } from '../../../lib/api.ts';

export async function fetchWritten(projectId: string, names: readonly string[]): Promise<Written[]> {
  const found: Written[] = [];
  for (let at = 0; at < names.length; at += dmLimits.writtenMax) {
    const usernames = names.slice(at, at + dmLimits.writtenMax);
    found.push(...(await api(listWritten, { params: { id: projectId }, body: { usernames } })));
  }
  return found;
}
