// What one account screen hands to the next through the router's state; anything may be in there, so it is read with care.
export type Arrival = { message?: string; email?: string; from?: string };

export function readArrival(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return {};
  const { message, email, from }: Record<string, unknown> = { ...state };
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof email === 'string' && { email }),
    ...(typeof from === 'string' && { from }),
  };
}
