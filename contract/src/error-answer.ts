// The format of every error. Separate from the sentences, so that a page that only shows them loads no schemas.
import * as z from 'zod/mini';
import { checkpoints } from './instagram.ts';

export const ErrorAnswer = z.object({
  detail: z.string(),
  /** What the caller has to confirm to have it done: the price of a rewrite, or a person on the do-not-contact list. */
  confirm: z.optional(z.enum(['credit', 'do_not_contact'])),
  /** What Instagram still needs for a login. */
  checkpoint: z.optional(z.enum(checkpoints)),
  /** The sign-up that a login still needs a code for. */
  signup_id: z.optional(z.uuid()),
});
