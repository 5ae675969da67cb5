import type { Clock } from '../../lib/clock.ts';
import type { Secrets } from '../../lib/crypto.ts';

/** Credits move only inside the transaction of whatever moves them, so use cases here are given that transaction. */
export type CreditDeps = { clock: Clock };
export type FreeCreditDeps = CreditDeps & { secrets: Secrets };
