// Runs in Node at build time: writes the public pages as static HTML around the built index.html, the empty shell of /app, and the metadata
// for search and sharing.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import { readManifest, scriptsOf } from '../manifest.mjs';
import { loadMatched } from './app/load-matched.ts';
import { pageHandle, type Page } from './app/page.ts';
import { Providers } from './app/providers.tsx';
import { notFound, publicPages } from './app/public-pages.ts';
import { createRoutes, prerendered } from './app/routes.tsx';
import { SitePage } from './app/site-page.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { pageTitle } from './lib/use-document-title.ts';
import { robots, sitemap } from './prerender/crawlers.ts';
import { escape, headOf, iconLinks } from './prerender/head.ts';
import { listingOf } from './prerender/listing.ts';
import { fontPreloads, modulePreload, paintedFirst, screenScripts } from './prerender/preloads.ts';
import { structuredData } from './prerender/structured-data.ts';
import { Spinner } from './ui/spinner.tsx';

type Filled = { markup: string; title: string; description?: string; head: string[]; marks?: string };

const dist = process.argv[2] ?? '';
if (!dist) throw new Error('Say where the built files are');

const template = paintedFirst(await readFile(join(dist, 'index.html'), 'utf8'));
const manifest = await readManifest(dist);
const everywhere = [...fontPreloads(manifest), iconLinks];

for (const page of publicPages) await write(join(page.path, 'index.html'), fill(await renderSite(page)));
await write('404.html', fill(await renderSite(notFound)));
const accountPaths = prerendered.filter((path) => publicPages.every((page) => page.path !== path));
for (const path of accountPaths) await write(join(path, 'index.html'), fill(await renderAccount(path)));
const shell = {
  markup: renderToStaticMarkup(<Shell />),
  title: 'Opener',
  head: missing(scriptsOf(manifest, 'src/main.tsx')).map(modulePreload),
};
await write('app.html', fill(shell));

await write('sitemap.xml', sitemap(prerendered));
await write('robots.txt', robots);

/** A public page, as `site.tsx` hydrates it. */
async function renderSite({ path, handle, load }: Page): Promise<Filled> {
  const Screen = await load();
  const markup = render(path, <SitePage path={path} Screen={Screen} />);
  return describe(path === '*' ? '/404' : path, handle.title, {
    markup,
    marks: ` data-page="${path}" ${chunks('src/site.tsx', Screen)}`,
  });
}

/** A page of an account form, as `main.tsx` hydrates it. */
async function renderAccount(path: string): Promise<Filled> {
  const routes = createRoutes();
  await loadMatched(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = render(
    path,
    <Providers client={createQueryClient()}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  );
  const { handle, Component } = matchRoutes(routes, path)?.at(-1)?.route ?? {};
  const { title, waits } = pageHandle(handle) ?? {};
  if (!title || !Component) throw new Error(`${path} has no title or no screen`);
  return describe(path, title, {
    markup,
    marks: `${waits ? ' data-waits' : ''} ${chunks('src/main.tsx', Component)}`,
  });
}

function render(path: string, page: ReactNode): string {
  const markup = renderToString(<StrictMode>{page}</StrictMode>);
  if (/\sstyle=|<script|<style/.test(markup)) throw new Error(`${path} holds inline style or script`);
  return markup;
}

function describe(path: string, title: string, page: { markup: string; marks: string }): Filled {
  const head = [headOf(path, title), structuredData(path)];
  return { ...page, title, description: listingOf(path).description, head };
}

/** The scripts of an entry and a screen, which `boot.ts` preloads after the first paint. */
function chunks(entry: string, Screen: ComponentType): string {
  const files = new Set([...scriptsOf(manifest, entry), ...screenScripts(manifest, Screen.name)]);
  return `data-chunks="${missing([...files]).join(' ')}"`;
}

/** Those that the template does not already contain. */
function missing(files: string[]): string[] {
  return files.filter((file) => !template.includes(file));
}

function Shell(): ReactNode {
  return (
    <div className="grid flex-1 place-items-center">
      <Spinner size="lg" />
    </div>
  );
}

/** A prerendered page is complete until its chunks have loaded; without them it is only a shell. */
function fill({ markup, title, description, head, marks = '' }: Filled): string {
  const lines = [...everywhere, ...head].filter(Boolean).join('\n    ');
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${escape(pageTitle(title))}</title>\n    ${lines}`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (whole, start: string) =>
      description ? start + escape(description) : whole,
    )
    .replace(/(<div id="root"[^>]*)><\/div>/, (_, open: string) => `${open}${marks}>${markup}</div>`);
}

async function write(name: string, content: string): Promise<void> {
  const file = join(dist, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
