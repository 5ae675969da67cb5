// Reads the stand-in mailbox: waits for a mail, then extracts the code or the link.
import { expect } from '@playwright/test';
import { productUrl } from './call-api.ts';

export type Mail = { to: string; subject: string; text: string; html: string; sent_at: string };

export const mailbox = {
  /** Newest first. */
  async list(to: string): Promise<Mail[]> {
    const answer = await fetch(productUrl(`/local/mail.json?to=${encodeURIComponent(to)}`));
    return (await answer.json()) as Mail[];
  },

  /** The newest mail with this subject, once there are that many. */
  async wait(to: string, subject: RegExp, count = 1): Promise<Mail> {
    let found: Mail[] = [];
    await expect
      .poll(async () => {
        found = (await mailbox.list(to)).filter((mail) => subject.test(mail.subject));
        return found.length;
      })
      .toBeGreaterThanOrEqual(count);
    return found[0]!;
  },

  /** The newest code, after this many code mails. */
  async code(to: string, mails = 1): Promise<string> {
    const { subject } = await mailbox.wait(to, /is your Opener code/, mails);
    return /\d{6}/.exec(subject)![0];
  },

  async resetLink(to: string): Promise<string> {
    const { text } = await mailbox.wait(to, /Set a new password/);
    return /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(text)![0];
  },
};
