// The signup form asks for more than the server does: the password twice, and the terms.
import * as z from 'zod/mini';
import { Email, FullName, NewPassword } from '@opener/contract/account';

export const SignupForm = z
  .object({
    name: FullName,
    email: Email,
    password: NewPassword,
    confirm: z.string('Please confirm your password').check(z.minLength(1, 'Please confirm your password')),
    terms: z.literal(true, 'Please agree to our terms to continue'),
  })
  .check(
    z.refine(({ password, confirm }) => password === confirm, {
      message: "Passwords don't match",
      path: ['confirm'],
      // Also while other fields are still wrong: all faults show at once.
      when: () => true,
    }),
  );
