// The texts of the mails about the connected account.
import { firstName } from '../../lib/first-name.ts';
import { composeMail, type ComposedMail } from '../mail/layout.ts';

export const lostMailKey = (userId: string) => `mail:lost:${userId}`;

export function accountLostMail({
  name,
  account,
  publicUrl,
}: {
  name: string;
  account: string;
  publicUrl: string;
}): ComposedMail {
  return composeMail({
    subject: `Please reconnect @${account}`,
    preview: 'Sending is paused until you do.',
    paragraphs: [
      `Hi ${firstName(name)}, Instagram no longer lets us send for @${account}. It may have signed us out, or may want you to confirm something.`,
      'Sending is paused, and no messages are lost: they will be sent at the usual pace once you reconnect.',
    ],
    button: { label: 'Reconnect', link: `${publicUrl}/app/dashboard` },
    footnote:
      'You are receiving this email because this Instagram account is connected to your Opener account.',
  });
}
