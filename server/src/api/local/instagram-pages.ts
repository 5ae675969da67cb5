// Shows what the Instagram stand-in delivered, as a page and as JSON for tests, and lets one reply.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { escapeHtml } from '../../lib/html.ts';
import type { LocalInstagram } from '../../providers/instagram/local.ts';
import type { SignedEvent } from '../../providers/instagram/local-events.ts';
import type { LocalInstagramMessage } from '../../providers/instagram/local-outbox.ts';
import { localPage } from './page.ts';

const open = { config: { auth: 'public' } } as const;
const Sender = z.object({ from: z.optional(z.string('Please name one account.')) });
type Sender = z.infer<typeof Sender>;
const sender = { ...open, schema: { querystring: Sender } } as const;
const shown = 200;

type Shown = Pick<LocalInstagram, 'list' | 'find' | 'reply' | 'lose'>;

export async function localInstagramPages(app: FastifyInstance, instagram: Shown): Promise<void> {
  await app.register(async (pages) => {
    readForms(pages);

    pages.get<{ Querystring: Sender }>('/local/instagram.json', sender, async (request) =>
      (await instagram.list(request.query.from)).map(({ from, to, text, deliveredAt }) => ({
        from,
        to,
        text,
        delivered_at: deliveredAt,
      })),
    );

    pages.get<{ Querystring: Sender }>('/local/instagram', sender, async (request, reply) => {
      const messages = await instagram.list(request.query.from);
      return reply.type('text/html; charset=utf-8').send(localPage('Instagram', pageOf(messages)));
    });

    pages.get('/local/instagram.css', open, async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(stylesheet),
    );

    pages.post<{ Params: { id: string } }>('/local/instagram/:id/answer', open, async (request, reply) => {
      const message = await instagram.find(request.params.id);
      const text = fieldOf(request.body, 'text');
      if (!message || !text) return reply.callNotFound();
      await report(app, await instagram.reply(message.to, message.from, text));
      return reply.redirect('/local/instagram', 303);
    });

    pages.post('/local/instagram/log-out', open, async (request, reply) => {
      for (const event of await instagram.lose(fieldOf(request.body, 'username'))) await report(app, event);
      return reply.redirect('/local/instagram', 303);
    });
  });
}

async function report(app: FastifyInstance, { body, headers }: SignedEvent): Promise<void> {
  const taken = await app.inject({ method: 'POST', url: '/api/instagram/webhook', headers, payload: body });
  if (taken.statusCode !== 200) throw new Error(`The webhook answered ${taken.statusCode}`);
}

/** This parser applies to these pages only. */
function readForms(pages: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  pages.removeContentTypeParser(type);
  pages.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body.toString())),
  );
}

function fieldOf(form: unknown, name: string): string {
  return form instanceof URLSearchParams ? (form.get(name) ?? '').trim() : '';
}

function pageOf(messages: LocalInstagramMessage[]): string {
  const list =
    messages.length === 0
      ? '<p class="card">Nothing has been delivered yet. Messages from a connected account appear here.</p>'
      : messages.slice(0, shown).map(card).join('\n');
  return `<link rel="stylesheet" href="/local/instagram.css">
${list}
<form class="card" method="post" action="/local/instagram/log-out"><h2>Log an account out</h2>
<p class="meta">As Instagram does after a password change: sending stops until it is connected again.</p>
<label>Username <input name="username" required maxlength="100" autocomplete="off"></label><button>Log out</button></form>`;
}

function card({ id, from, to, text, deliveredAt }: LocalInstagramMessage): string {
  const at = deliveredAt.toISOString();
  const label = `Answer as @${escapeHtml(to)}`;
  return `<article class="card"><h2>@${escapeHtml(to)}</h2>
<p class="meta">from @${escapeHtml(from)} · <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></p>
<p class="message">${escapeHtml(text)}</p>
<form method="post" action="/local/instagram/${id}/answer"><label>${label} <input name="text" required maxlength="1000" autocomplete="off"></label><button>Answer</button></form></article>`;
}

const stylesheet = `
.message { margin: 12px 0 20px; white-space: pre-line; overflow-wrap: anywhere; }
label { display: block; color: var(--muted); font-size: 14px; }
input { box-sizing: border-box; width: 100%; min-height: 46px; margin-top: 4px; padding: 0 14px; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); color: var(--ink); font: inherit; font-size: 16px; }
input:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
`;
