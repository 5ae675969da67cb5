// The format of every error. Separate from the sentences, so that a page that only shows them loads no schemas.
import * as z from 'zod/mini';

export const ErrorAnswer = z.object({
  detail: z.string(),
});
