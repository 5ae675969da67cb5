// Logs what only the operator can put right, such as a refused key: users are told that we are working on it.
import { type Clock, minutes } from './clock.ts';
import type { Logger } from './logger.ts';
import { OperatorFault } from './port-faults.ts';
import { wrapPort } from './wrap-port.ts';

/** Every call fails then, and one line says as much as hundreds. */
const quietMs = minutes(5);

export function reportOperatorFaults<P extends object>(deps: { log: Logger; clock: Clock }, port: P): P {
  const reported = new Map<string, number>();

  function report({ id }: OperatorFault): void {
    const now = deps.clock.now().getTime();
    if (now - (reported.get(id) ?? -Infinity) < quietMs) return;
    reported.set(id, now);
    deps.log.error({ reason: id }, 'a vendor refuses us: nothing is written until this is put right');
  }

  return wrapPort(port, (_, method) => async (...given) => {
    try {
      return await method(...given);
    } catch (error) {
      if (error instanceof OperatorFault) report(error);
      throw error;
    }
  });
}
