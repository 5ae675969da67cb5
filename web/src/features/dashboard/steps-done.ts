// A new user's progress towards the first message.
import type { Credits } from '@opener/contract/credit';

interface Known {
  projects: number | undefined;
  credits: Credits | undefined;
  messages: number | undefined;
}

/** 0 to 3; unknown until what decides it has loaded, so that experienced users never see the steps flash. */
export function stepsDone({ projects, credits, messages }: Known): 0 | 1 | 2 | 3 | undefined {
  // A user who has had a message written knows the steps, even after deleting it.
  if ((messages ?? 0) > 0 || (credits?.total_used ?? 0) > 0) return 3;
  if (projects === undefined || credits === undefined || messages === undefined) return undefined;
  if (projects === 0) return 0;
  const reserved = credits.total_earned - credits.total_used - credits.credits;
  return reserved > 0 ? 2 : 1;
}
