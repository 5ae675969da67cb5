/**
 * No connection in time, a lost or silent connection, a standby that was not promoted yet, a statement that took too long, or repeated
 * deadlocks: a retry may succeed.
 */
export function isDatabaseAway(error: Error): boolean {
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code = '' } = cause as Error & { code?: string };
  return lostConnection.test(cause.message) || transientCode.test(code);
}

const lostConnection =
  /connection timeout|timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable$/iu;
const transientCode =
  /^(?:E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|53300|57P0[1-3]|57014|25006|25P0[34]|08\w{3}|40P01|40001)$/u;
