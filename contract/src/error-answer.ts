// Every error of the API has this shape. Apart from the sentences, so that a page that only speaks them loads no schemas.
import * as z from 'zod/mini';

export const ErrorAnswer = z.object({
  detail: z.string(),
});
