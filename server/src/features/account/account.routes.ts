// The HTTP routes of accounts.
import * as contract from '@opener/contract/account';
import type { FastifyInstance } from 'fastify';
import { addressGroup, type CallLimits, networkOf, rateLimit } from '../../api/rate-limit.ts';
import { route } from '../../api/route.ts';
import { deleteAccount } from './delete-account.ts';
import type { AccountDeps } from './deps.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { presentLogin, presentLoginError } from './present.ts';
import { requestReset } from './request-reset.ts';
import { resendCode } from './resend-code.ts';
import { resetPassword } from './reset-password.ts';
import { signUp } from './sign-up.ts';
import { verifyEmail } from './verify-email.ts';

const { accountMessages } = contract;

/**
 * Limits that apply across all network addresses are elsewhere: wrong passwords in log-in.ts, reset mails in request-reset.ts, sign-ups in
 * sign-up.ts.
 */
const limits = {
  signup: { action: 'signup', perAddress: 60, perAccount: 5, windowMinutes: 60 },
  verify: { action: 'verify', perAddress: 120, perAccount: 30, windowMinutes: 15 },
  resend: { action: 'resend_code', perAddress: 60, perAccount: 5, windowMinutes: 60 },
  login: { action: 'login', perAddress: 200, perAccount: 20, windowMinutes: 15 },
  forgot: { action: 'forgot', perAddress: 60, perAccount: 10, windowMinutes: 60 },
  reset: { action: 'reset', perAddress: 60, perAccount: 20, windowMinutes: 60 },
} satisfies Record<string, CallLimits>;

export function accountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  signUpRoutes(app, deps);
  sessionRoutes(app, deps);
  passwordRoutes(app, deps);

  route(app, contract.deleteAccount, async ({ session }) => {
    await deleteAccount(deps, session.user.id);
    return { message: accountMessages.deleted };
  });
}

const limited = (deps: AccountDeps, rule: CallLimits) => ({ before: rateLimit(deps, rule) });

function signUpRoutes(app: FastifyInstance, deps: AccountDeps): void {
  route(
    app,
    contract.signup,
    async ({ body, request }) => {
      const from = { address: addressGroup(request.ip), network: networkOf(request.ip) };
      const { signUpId } = await signUp(deps, { ...body, ...from });
      return { message: accountMessages.signedUp, signup_id: signUpId };
    },
    { ...limited(deps, limits.signup), hashes: true },
  );

  route(
    app,
    contract.verifyEmail,
    async ({ body }) => {
      await verifyEmail(deps, { email: body.email, code: body.code, signUpId: body.signup_id });
      return { message: accountMessages.verified };
    },
    limited(deps, limits.verify),
  );

  route(
    app,
    contract.resendVerification,
    async ({ body, request }) => {
      const { email, signup_id: signUpId } = body;
      await resendCode(deps, { email, signUpId, address: addressGroup(request.ip) });
      return { message: accountMessages.resent };
    },
    limited(deps, limits.resend),
  );
}

function sessionRoutes(app: FastifyInstance, deps: AccountDeps): void {
  route(
    app,
    contract.login,
    async ({ body, request }) => {
      const credentials = { ...body, address: addressGroup(request.ip) };
      return presentLogin(await logIn(deps, credentials).catch(presentLoginError));
    },
    { ...limited(deps, limits.login), hashes: true },
  );

  route(app, contract.me, async ({ session }) => session.user);

  route(app, contract.logout, async ({ session }) => {
    await logOut(deps, session);
    return { message: accountMessages.signedOut };
  });
}

function passwordRoutes(app: FastifyInstance, deps: AccountDeps): void {
  route(
    app,
    contract.forgotPassword,
    async ({ body }) => {
      await requestReset(deps, body.email);
      return { message: accountMessages.resetRequested };
    },
    limited(deps, limits.forgot),
  );

  route(
    app,
    contract.resetPassword,
    async ({ body }) => {
      await resetPassword(deps, { email: body.email, token: body.token, newPassword: body.new_password });
      return { message: accountMessages.passwordReset };
    },
    { ...limited(deps, limits.reset), hashes: true },
  );
}
