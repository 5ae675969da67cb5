// Starts the scripts of this folder as processes that tests can kill.
import { join } from 'node:path';
import { startScript } from '@opener/embedded-postgres/testing/start-script';

type Rest<F> = F extends (first: string, ...rest: infer R) => unknown ? R : never;

export function startTestScript(name: string, ...rest: Rest<typeof startScript>) {
  return startScript(join(import.meta.dirname, name), ...rest);
}
