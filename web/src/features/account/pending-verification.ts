// The pending sign-up, and when another code may be requested: both survive a reload of the tab.
import { tabStorage } from '../../lib/tab-storage.ts';

const keys = {
  email: 'opener.verify.email',
  signupId: 'opener.verify.signup',
  resendAt: 'opener.verify.resend-at',
} as const;

export const pendingVerification = {
  email: (): string | null => tabStorage.get(keys.email),

  signupId: (): string | undefined => tabStorage.get(keys.signupId) ?? undefined,

  /** Another email starts without the previous one's waiting time. */
  await(email: string, signupId: string | undefined): void {
    if (email !== tabStorage.get(keys.email)) tabStorage.remove(keys.resendAt);
    tabStorage.set(keys.email, email);
    if (signupId) tabStorage.set(keys.signupId, signupId);
    else tabStorage.remove(keys.signupId);
  },

  resendAt(email: string): number | null {
    if (email !== tabStorage.get(keys.email)) return null;
    const moment = Number(tabStorage.get(keys.resendAt));
    return Number.isFinite(moment) && moment > 0 ? moment : null;
  },

  resent(moment: number): void {
    tabStorage.set(keys.resendAt, String(moment));
  },

  done(): void {
    for (const key of Object.values(keys)) tabStorage.remove(key);
  },
};
