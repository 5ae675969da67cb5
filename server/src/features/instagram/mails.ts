// The texts of the mails about the connected account.
import { firstName } from '../../lib/first-name.ts';
import { composeMail, type ComposedMail } from '../mail/layout.ts';

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
      `Hi ${firstName(name)}, Instagram no longer lets us send for @${account}. It may have signed us out, or want you to confirm something.`,
      'Sending is paused and nothing is lost: what waits goes out at the usual pace once you reconnect.',
    ],
    button: { label: 'Reconnect', link: `${publicUrl}/app/dashboard` },
    footnote: 'You get this mail because this Instagram account is connected to your Opener account.',
  });
}
