// The signup form has more fields than the server: the password twice, and the terms.
import * as z from 'zod/mini';
import { Email, FullName, NewPassword } from '@opener/contract/account';
import { ownWordsFault } from '@opener/contract/own-words';

export const SignupForm = z
  .object({
    name: FullName,
    email: Email,
    password: NewPassword,
    confirm: z.string('Please confirm your password').check(z.minLength(1, 'Please confirm your password')),
    terms: z.literal(true, 'Please agree to our terms to continue'),
  })
  .check(
    (form) => {
      const { password, email, name } = form.value;
      const message = ownWordsFault(password, { email, name });
      if (message) form.issues.push({ code: 'custom', message, path: ['password'], input: password });
    },
    z.refine(({ password, confirm }) => password === confirm, {
      message: "Passwords don't match",
      path: ['confirm'],
      // Also while other fields are invalid: all errors show at once.
      when: () => true,
    }),
  );
