// The layout of the stand-ins' pages: plain HTML, one stylesheet, no script.
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../lib/html.ts';

export function localPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Opener, local</title><link rel="icon" type="image/svg+xml" href="/favicon.svg"><link rel="stylesheet" href="/local/style.css"></head>
<body><main><p class="note">A local stand-in: nothing here has left this machine.</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>`;
}

export function localStylesheet(app: FastifyInstance): void {
  app.get('/local/style.css', { config: { auth: 'public' } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(stylesheet),
  );
}

const stylesheet = `
:root { color-scheme: light dark; --paper: #fbf9f4; --card: #fff; --ink: #161a26; --muted: #5c6170; --line: #e6e2d9; --blue: #0b3fe0; }
@media (prefers-color-scheme: dark) { :root { --paper: #101318; --card: #191d24; --ink: #f2f0ea; --muted: #a3a9b7; --line: #2f343d; --blue: #8fa8ff; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 'Instrument Sans', system-ui, sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { margin: 8px 0 24px; font-size: 34px; letter-spacing: -.02em; line-height: 1.1; }
a { color: var(--blue); }
.note, .meta { color: var(--muted); font-size: 14px; }
details, .card { margin: 0 0 12px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
summary { padding: 16px 20px; cursor: pointer; font-weight: 600; overflow-wrap: anywhere; }
summary .meta { display: block; font-weight: 400; }
.card { padding: 20px; }
h2 { margin: 0 0 4px; font-size: 20px; }
.price { margin: 0 0 16px; font-size: 44px; font-weight: 700; letter-spacing: -.03em; line-height: 1.1; }
button { width: 100%; min-height: 46px; margin-top: 10px; padding: 0 18px; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer; }
button.primary { border-color: transparent; background: #0b3fe0; color: #fff; }
button:focus-visible, a:focus-visible, summary:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
iframe { display: block; width: 100%; height: 520px; border: 0; border-top: 1px solid var(--line); border-radius: 0 0 16px 16px; background: #fbf9f4; }
`;
