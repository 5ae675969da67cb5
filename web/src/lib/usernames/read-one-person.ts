// Parses one person: a name, a handle or a link.
import { readUsernames } from '@opener/contract/read-usernames';

const nobody: ReadonlySet<string> = new Set();

export function readOnePerson(typed: string): { username: string } | { fault: string } {
  const { names, leftOut } = readUsernames(typed, { listed: nobody, queued: nobody });
  const [username] = names;
  const [impossible] = leftOut;
  if (impossible) return { fault: `${impossible.text}: ${impossible.reason}` };
  if (username === undefined) return { fault: 'Please enter a username' };
  return names.length > 1 ? { fault: 'One person at a time, please' } : { username };
}
