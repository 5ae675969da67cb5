import { expect, it } from 'vitest';
import { composeMail } from './layout.ts';

const content = {
  subject: 'A subject',
  preview: 'A preview',
  paragraphs: ['Hi <b>Ann</b> & "co",', 'Second.'],
  footnote: 'Because.',
};

it('puts code, link and footnote into both forms', () => {
  const mail = composeMail({
    ...content,
    code: '012345',
    button: { label: 'Go', link: 'https://x.example/?a=1&b=2' },
  });
  for (const form of [mail.text, mail.html]) {
    expect(form).toContain('012345');
    expect(form).toContain('Go');
    expect(form).toContain('Because.');
  }
  expect(mail.text).toContain('https://x.example/?a=1&b=2');
  expect(mail.html).toContain('href="https://x.example/?a=1&#38;b=2"');
});

it('never lets a name become markup', () => {
  const { html, text } = composeMail(content);
  expect(html).not.toContain('<b>');
  expect(html).toContain('Hi &#60;b&#62;Ann&#60;/b&#62; &#38; &#34;co&#34;,');
  expect(text).toContain('Hi <b>Ann</b> & "co",');
});
