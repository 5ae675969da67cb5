// The texts of the account mails.
import { accountLimits } from '@opener/contract/account';
import { firstName } from '../../lib/first-name.ts';
import { composeMail, type ComposedMail } from '../mail/layout.ts';

/** A newer mail with the same key replaces an unsent one. */
export const codeMailKey = (signUpId: string) => `mail:code:${signUpId}`;

export const mailKeys = {
  reset: (userId: string) => `mail:reset:${userId}`,
  changed: (userId: string) => `mail:changed:${userId}`,
};

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

type CodeMail = { name: string; code: string; signedUpAt: Date };

export function verificationMail({ name, code, signedUpAt }: CodeMail): ComposedMail {
  return composeMail({
    subject: `${code} is your Opener code`,
    preview: `It works for ${accountLimits.codeMinutes} minutes.`,
    paragraphs: [
      `Hi ${firstName(name)}, welcome to Opener. Enter this code to verify your email:`,
      `It works for ${accountLimits.codeMinutes} minutes and confirms the sign-up from ${dayAndTime.format(signedUpAt)} (UTC), with the password chosen then. If you request another code, only the latest one works.`,
    ],
    code,
    footnote:
      'You are receiving this email because someone signed up with this address. If it was not you, ignore it and do not share the code.',
  });
}

export function resetMail({ name, link }: { name: string; link: string }): ComposedMail {
  return composeMail({
    subject: 'Set a new password for Opener',
    preview: 'The link works once, for one hour.',
    paragraphs: [
      `Hi ${firstName(name)}, someone asked to reset the password of your Opener account.`,
      'If it was you, follow this link. It works once, for one hour.',
    ],
    button: { label: 'Set a new password', link },
    footnote: 'If it was not you, ignore this email. Your password will not change.',
  });
}

export function passwordChangedMail({ name, publicUrl }: { name: string; publicUrl: string }): ComposedMail {
  return composeMail({
    subject: 'Your Opener password was changed',
    preview: 'You have been signed out everywhere.',
    paragraphs: [
      `Hi ${firstName(name)}, the password of your Opener account was just changed, and you have been signed out everywhere.`,
      'If it was not you, set a new password right away.',
    ],
    button: { label: 'Set a new password', link: `${publicUrl}/forgot-password` },
    footnote:
      'We send this email whenever a password changes, so that it never happens without your knowledge.',
  });
}

export function accountDeletedMail({ name, publicUrl }: { name: string; publicUrl: string }): ComposedMail {
  return composeMail({
    subject: 'Your Opener account has been deleted',
    preview: 'Thank you for trying Opener.',
    paragraphs: [
      `Hi ${firstName(name)}, your Opener account and its data have been deleted, as you asked.`,
      'Thank you for trying Opener. You are welcome back any time.',
    ],
    button: { label: 'Go to Opener', link: publicUrl },
    footnote: 'This is the last email we will send to this address.',
  });
}
