// The layout of every mail: a card on warm paper. Mail clients ignore stylesheets, so styles are inline, here only.
import { escapeHtml } from '../../lib/html.ts';

export type MailContent = {
  subject: string;
  /** The preview text in the inbox. */
  preview: string;
  paragraphs: string[];
  /** A code to type, in large letters. */
  code?: string;
  button?: { label: string; link: string };
  /** Small print below the line. */
  footnote: string;
};

export type ComposedMail = { subject: string; text: string; html: string };

const color = {
  paper: '#fbf9f4',
  card: '#ffffff',
  ink: '#161a26',
  muted: '#5c6170',
  line: '#e6e2d9',
  blue: '#0b3fe0',
};
const font = "'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

export function composeMail(content: MailContent): ComposedMail {
  return { subject: content.subject, text: asText(content), html: asHtml(content) };
}

function asText({ paragraphs, code, button, footnote }: MailContent): string {
  const parts = [...paragraphs];
  if (code) parts.splice(1, 0, `    ${code}`);
  if (button) parts.push(`${button.label}: ${button.link}`);
  return `${parts.join('\n\n')}\n\n--\n${footnote}\nOpener\n`;
}

function asHtml({ subject, preview, paragraphs, code, button, footnote }: MailContent): string {
  const rows = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  if (code) {
    rows.splice(
      1,
      0,
      `<p style="margin:8px 0 24px;padding:18px 0;border-radius:18px 18px 18px 4px;background:${color.blue};color:#fff;` +
        `font:700 32px/1 'JetBrains Mono',Menlo,Consolas,monospace;letter-spacing:8px;text-align:center">${escapeHtml(code)}</p>`,
    );
  }
  if (button) {
    const link = escapeHtml(button.link);
    rows.push(
      `<p style="margin:8px 0 20px"><a href="${link}" style="display:inline-block;padding:13px 22px;border-radius:10px;` +
        `background:${color.blue};color:#fff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>` +
        `<p style="margin:0 0 16px;font-size:13px;color:${color.muted};word-break:break-all">${link}</p>`,
    );
  }
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${color.paper};color:${color.ink};font:16px/1.55 ${font}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 18px;font:700 20px/1 'Bricolage Grotesque',${font};letter-spacing:-.02em"><span style="display:inline-block;width:18px;height:18px;margin-right:8px;border-radius:50% 50% 50% 3px;background:${color.blue};vertical-align:-3px"></span>Opener</td></tr>
<tr><td style="padding:28px;background:${color.card};border:1px solid ${color.line};border-radius:16px">
${rows.join('\n')}
</td></tr>
<tr><td style="padding:18px 4px;font-size:13px;color:${color.muted}">${escapeHtml(footnote)}</td></tr>
</table></td></tr></table></body></html>`;
}
