// The stand-in mailbox, as a page and as JSON for tests.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { escapeHtml } from '../../lib/html.ts';
import type { LocalMail, LocalMailbox } from '../../providers/mail/local.ts';
import { localPage } from './page.ts';

const open = { config: { auth: 'public' } } as const;
const Addressed = z.object({ to: z.optional(z.string('Please name one address.')) });
type Addressed = z.infer<typeof Addressed>;
const addressed = { ...open, schema: { querystring: Addressed } } as const;

export async function localMailPages(app: FastifyInstance, mailbox: LocalMailbox): Promise<void> {
  app.get<{ Querystring: Addressed }>('/local/mail.json', addressed, async (request) =>
    (await mailbox.list(request.query.to)).map(({ to, subject, text, html, sentAt }) => ({
      to,
      subject,
      text,
      html,
      sent_at: sentAt,
    })),
  );

  app.get<{ Querystring: Addressed }>('/local/mail', addressed, async (request, reply) => {
    const mails = await mailbox.list(request.query.to);
    const body =
      mails.length === 0
        ? '<p class="card">No mail yet. Sign up or reset a password, and the mail appears here.</p>'
        : mails.map(row).join('\n');
    return reply.type('text/html; charset=utf-8').send(localPage('Mailbox', body));
  });

  // A separate document in a frame, because mails have inline styles and our pages must not.
  app.get<{ Params: { id: string } }>('/local/mail/:id', open, async (request, reply) => {
    const mail = (await mailbox.list()).find(({ id }) => id === request.params.id);
    if (!mail) return reply.callNotFound();
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation",
      )
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_top">'));
  });
}

function row(mail: LocalMail, index: number): string {
  const sent = mail.sentAt.toISOString();
  return `<details${index === 0 ? ' open' : ''}><summary>${escapeHtml(mail.subject)}
<span class="meta">to ${escapeHtml(mail.to)} · <time datetime="${sent}">${sent.slice(0, 19).replace('T', ' ')} UTC</time></span></summary>
<iframe src="/local/mail/${mail.id}" title="${escapeHtml(mail.subject)}" loading="lazy"></iframe></details>`;
}
