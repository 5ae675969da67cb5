// The API reference: one page without a script, made from the document that GET /api/openapi.json answers.
import { html, type Html } from '../../lib/html.ts';
import type { OpenApi } from '../openapi.ts';
import { introduction } from './introduction.ts';
import { breakable, type DocumentedCall, renderCall, renderMethod } from './render-call.ts';

type Group = { tag: string; id: string; calls: DocumentedCall[] };

export function renderReference(api: OpenApi, strip: Html): string {
  const groups = groupsOf(api);
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>API reference · Opener</title>
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="stylesheet" href="/api/docs.css" />
    </head>
    <body>
      <a class="skip" href="#content">Skip to content</a>
      ${strip}
      <header>
        <a class="logo" href="/">${mark} Opener</a>
        <a href="/api/openapi.json">openapi.json</a>
      </header>
      <div class="columns">
        <nav class="side" aria-label="Calls">${renderContents(groups)}</nav>
        <main id="content" tabindex="-1">
          <h1>API reference</h1>
          ${introduction(api)}
          <details class="contents" id="contents">
            <summary>All calls</summary>
            <nav aria-label="Calls">${renderContents(groups)}</nav>
          </details>
          ${groups.map(renderGroup)}
        </main>
      </div>
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}\n`;
}

function groupsOf({ paths }: OpenApi): Group[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const tags = new Set(calls.flatMap(({ operation }) => operation.tags));
  return [...tags].map((tag) => ({
    tag,
    id: `group-${tag.toLowerCase().replace(/\W+/g, '-')}`,
    calls: calls.filter(({ operation }) => operation.tags.includes(tag)).sort(byPath),
  }));
}

function byPath(a: DocumentedCall, b: DocumentedCall): number {
  const order = ['GET', 'POST', 'PUT', 'DELETE'];
  return a.path.localeCompare(b.path, 'en') || order.indexOf(a.method) - order.indexOf(b.method);
}

/** A sidebar on wide screens, folded at the top on narrow ones. */
function renderContents(groups: Group[]): Html[] {
  return groups.map(
    ({ tag, id, calls }) =>
      html`<a class="tag" href="#${id}">${tag}</a>
        <ul>
          ${calls.map(
            ({ method, path, operation }) =>
              html`<li>
                <a href="#${operation.operationId}"
                  >${renderMethod(method)} <span>${breakable(path)}</span></a
                >
              </li>`,
          )}
        </ul>`,
  );
}

function renderGroup({ tag, id, calls }: Group): Html {
  return html`<section aria-labelledby="${id}">
    <div class="group">
      <h2 id="${id}">${tag}</h2>
      <a href="#contents">All calls</a>
    </div>
    ${calls.map(renderCall)}
  </section>`;
}

const mark = html`<svg viewBox="0 0 32 32" aria-hidden="true">
  <path
    fill-rule="evenodd"
    d="M16 0a16 16 0 1 1 0 32H2.5A2.5 2.5 0 0 1 0 29.5V16A16 16 0 0 1 16 0Zm0 10a6 6 0 0 0-6 6v4.9c0 .6.5 1.1 1.1 1.1H16a6 6 0 0 0 0-12Z"
  />
</svg>`;
