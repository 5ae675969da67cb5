// The reset form: the server's rules, and the password twice.
import * as z from 'zod/mini';
import { Email, ResetPassword } from '@opener/contract/account';

export const ResetPasswordForm = z
  .object({ email: Email, password: ResetPassword, confirm: z.string() })
  .check(
    z.refine(({ password, confirm }) => password === confirm, {
      message: 'Passwords do not match',
      path: ['confirm'],
      when: () => true,
    }),
  );
