import type { Clock } from '../../lib/clock.ts';
import type { Secrets } from '../../lib/crypto.ts';

/** Credits move only inside the caller's transaction, so these use cases receive it. */
export type CreditDeps = { clock: Clock };
export type FreeCreditDeps = CreditDeps & { secrets: Secrets };
