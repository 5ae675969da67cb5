// Accounts on the wire: signing up, verifying, signing in and out, resetting a password, deleting the account.
import * as z from 'zod/mini';
import { call } from './call.ts';

export const accountLimits = {
  passwordMin: 8,
  passwordMax: 200,
  nameMax: 100,
  emailMax: 254,
  codeDigits: 6,
  codeMinutes: 15,
  codeTries: 5,
  resendSeconds: 60,
  resetHours: 1,
  sessionHours: 24,
  rememberedSessionDays: 30,
  minimumAge: 18,
} as const;

export const accountErrors = {
  emailTaken: 'An account with this email already exists',
  badCode: 'Invalid or expired code',
  badCredentials: 'Incorrect email or password',
  unverified: 'Please verify your email before logging in',
  badResetLink: 'This reset link is invalid or has expired. Please request a new one.',
  commonPassword: 'Password is too common. Please choose another one.',
  passwordIsEmail: 'Password must not be your email',
  passwordIsName: 'Password must not be your name',
  resendTooSoon: 'Please wait a minute before requesting another code.',
} as const;

export const accountMessages = {
  signedUp: 'Account created. Please check your email for a 6-digit code.',
  verified: 'Email verified. You can sign in now.',
  resent: 'If this email is waiting to be verified, a new code is on its way.',
  signedOut: 'You are signed out.',
  deleted: 'Your account has been deleted.',
  resetRequested: 'If an account exists for this email, a reset link is on its way.',
  passwordReset: 'Your password has been changed. You can sign in now.',
} as const;

/**
 * Simple on purpose: one @, no spaces, a dot in the domain. ASCII only, because other letters have a second form in lower case or in the
 * DNS, under which it would be a different address. The mailed code is the real check.
 */
export const emailPattern = /^[\w!#$%&'*+/=?^`{|}~.-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

export const Email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.regex(emailPattern, 'That email looks off — try again?'),
    z.maxLength(accountLimits.emailMax, 'That email looks off — try again?'),
  );

const passwordCap = z.maxLength(
  accountLimits.passwordMax,
  `Password must be at most ${accountLimits.passwordMax} characters`,
);

export const FullName = z
  .string('Full name is required')
  .check(
    z.trim(),
    z.minLength(1, 'Full name is required'),
    z.maxLength(accountLimits.nameMax, `Full name must be at most ${accountLimits.nameMax} characters`),
  );

export const NewPassword = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(
      accountLimits.passwordMin,
      `Password must be at least ${accountLimits.passwordMin} characters`,
    ),
    passwordCap,
  );

/** A reset requires a little more than a signup. */
export const ResetPassword = z
  .string('New password is required')
  .check(
    z.minLength(1, 'New password is required'),
    z.minLength(
      accountLimits.passwordMin,
      `Password must be at least ${accountLimits.passwordMin} characters long`,
    ),
    z.regex(/\p{L}/u, 'Password must contain at least one letter'),
    z.regex(/\d/, 'Password must contain at least one number'),
    passwordCap,
  );

export const Code = z
  .string('Please enter a 6-digit code')
  .check(z.trim(), z.regex(/^\d{6}$/, 'Please enter a 6-digit code'));

export const User = z.object({ id: z.uuid(), name: z.string(), email: z.string() });
export type User = z.infer<typeof User>;

/** One sentence that says what was done. */
export const Confirmation = z.object({ message: z.string() });

/**
 * Which sign-up a code is for: returned to whoever signed up, or knows its password. Without it, a code is compared with all pending
 * sign-ups of the email, and a new code is for the newest.
 */
const SignupId = z.optional(z.uuid('That sign-up does not exist.'));

export const SignupBody = z.object({ email: Email, password: NewPassword, name: FullName });
export const SignupAnswer = z.object({ message: z.string(), signup_id: z.uuid() });
export const VerifyEmailBody = z.object({ email: Email, code: Code, signup_id: SignupId });
export const ResendBody = z.object({ email: Email, signup_id: SignupId });
export const EmailBody = z.object({ email: Email });
export const LoginBody = z.object({
  email: Email,
  password: z.string('Password is required').check(z.minLength(1, 'Password is required'), passwordCap),
  remember: z.optional(z.boolean('Remember must be true or false')),
});
export const ResetPasswordBody = z.object({
  email: Email,
  token: z
    .string('The reset link is incomplete')
    .check(z.minLength(1, 'The reset link is incomplete'), z.maxLength(200)),
  new_password: ResetPassword,
});
export const LoginAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  user: User,
});
export type LoginAnswer = z.infer<typeof LoginAnswer>;

const tag = 'Account';

export const signup = call({
  name: 'signup',
  method: 'POST',
  path: '/auth/signup',
  auth: 'public',
  tag,
  summary: 'Create an account and mail a 6-digit code',
  body: SignupBody,
  status: 201,
  answer: SignupAnswer,
  errors: [409, 429],
});

export const verifyEmail = call({
  name: 'verifyEmail',
  method: 'POST',
  path: '/auth/verify-email',
  auth: 'public',
  tag,
  summary: 'Confirm a sign-up with the code that was mailed for it',
  body: VerifyEmailBody,
  status: 200,
  answer: Confirmation,
  errors: [400, 429],
});

export const resendVerification = call({
  name: 'resendVerification',
  method: 'POST',
  path: '/auth/resend-verification',
  auth: 'public',
  tag,
  summary: 'Mail a new code, at most once a minute',
  body: ResendBody,
  status: 200,
  answer: Confirmation,
  errors: [429],
});

export const login = call({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  auth: 'public',
  tag,
  summary: 'Sign in; 403 with the signup_id while the email is not verified',
  body: LoginBody,
  status: 200,
  answer: LoginAnswer,
  errors: [401, 403, 429],
});

export const me = call({
  name: 'me',
  method: 'GET',
  path: '/auth/me',
  auth: 'session',
  tag,
  summary: 'The signed-in user',
  status: 200,
  answer: User,
});

export const logout = call({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  auth: 'session',
  tag,
  summary: 'End this session',
  status: 200,
  answer: Confirmation,
});

export const deleteAccount = call({
  name: 'deleteAccount',
  method: 'DELETE',
  path: '/auth/delete-account',
  auth: 'session',
  tag,
  summary: 'Delete the account and all personal data',
  status: 200,
  answer: Confirmation,
});

export const forgotPassword = call({
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  auth: 'public',
  tag,
  summary: 'Mail a link to set a new password',
  body: EmailBody,
  status: 200,
  answer: Confirmation,
  errors: [429],
});

export const resetPassword = call({
  name: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  auth: 'public',
  tag,
  summary: 'Set a new password with the mailed link',
  body: ResetPasswordBody,
  status: 200,
  answer: Confirmation,
  errors: [400, 429],
});
