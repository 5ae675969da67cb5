// What every implementation of the mail port must do.
import { expect, it } from 'vitest';
import type { Mail, MailPort } from './port.ts';

export type MailPortUnderTest = { port: MailPort; received(to: string): Promise<Mail[]> };

export function mailPortSuite(underTest: () => MailPortUnderTest): void {
  it('delivers a mail whole, in both forms', async () => {
    const { port, received } = underTest();
    const mail = {
      to: 'ann@example.com',
      subject: 'Héllo 🙂',
      text: 'Plain\n\ntext — ok',
      html: '<p>Rich <b>text</b> — ok</p>',
    };
    await port.send(mail);
    const [got] = await received(mail.to);
    expect(got?.subject).toBe(mail.subject);
    expect(got?.text.trim()).toBe(mail.text);
    expect(got?.html.trim()).toBe(mail.html);
  });

  it('keeps recipients apart', async () => {
    const { port, received } = underTest();
    const mail = { subject: 'For one', text: 'x', html: 'x' };
    await port.send({ ...mail, to: 'one@example.com' });
    await port.send({ ...mail, to: 'two@example.com' });
    expect(await received('one@example.com')).toHaveLength(1);
    expect(await received('two@example.com')).toHaveLength(1);
    expect(await received('three@example.com')).toEqual([]);
  });
}
