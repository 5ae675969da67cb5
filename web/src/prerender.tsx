// Runs in Node at build time: writes the public pages as static HTML around the built index.html, the empty shell of /app, and the metadata
// for search and sharing.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router';
import { loadMatched } from './app/load-matched.ts';
import { pageHandle } from './app/page.ts';
import { Providers } from './app/providers.tsx';
import { createRoutes, prerendered } from './app/routes.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { pageTitle } from './lib/use-document-title.ts';
import { robots, sitemap } from './prerender/crawlers.ts';
import { escape, headOf, iconLinks } from './prerender/head.ts';
import { listingOf } from './prerender/listing.ts';
import { chunksOf, fontPreloads, modulePreload, paintedFirst } from './prerender/preloads.ts';
import { structuredData } from './prerender/structured-data.ts';
import { Spinner } from './ui/spinner.tsx';

type Page = { markup: string; title: string; description?: string; head: string[]; chunks?: string[] };

const dist = process.argv[2] ?? '';
if (!dist) throw new Error('Say where the built files are');

const template = paintedFirst(await readFile(join(dist, 'index.html'), 'utf8'));
const assets = await readdir(join(dist, 'assets'));
const everywhere = [...fontPreloads(assets), iconLinks];
const application = await chunksOf(join(dist, 'assets'), assets, 'Main');

for (const path of prerendered) await write(join(path, 'index.html'), fill(await renderPage(path)));
await write('404.html', fill(await renderPage('/404')));
const shell = {
  markup: renderToStaticMarkup(<Shell />),
  title: 'Opener',
  head: missing(application).map(modulePreload),
};
await write('app.html', fill(shell));

await write('sitemap.xml', sitemap(prerendered));
await write('robots.txt', robots);

async function renderPage(path: string): Promise<Page> {
  const routes = createRoutes();
  await loadMatched(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const markup = renderToString(
    <StrictMode>
      <Providers client={createQueryClient()}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
  );
  if (/\sstyle=|<script|<style/.test(markup)) throw new Error(`${path} holds inline style or script`);
  const handle = context.matches.map(({ route }) => pageHandle(route.handle)).findLast(Boolean);
  if (!handle) throw new Error(`${path} has no title`);
  const { title } = handle;
  const { description } = listingOf(path);
  const head = [headOf(path, title), structuredData(path)];
  return { markup, title, description, head, chunks: await chunksFor(routes, path) };
}

/** The application and the page's screen. */
async function chunksFor(routes: RouteObject[], path: string): Promise<string[]> {
  const screen = matchRoutes(routes, path)?.at(-1)?.route.Component?.name;
  const own = screen ? await chunksOf(join(dist, 'assets'), assets, screen) : [];
  return missing([...new Set([...application, ...own])]);
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
function fill({ markup, title, description, head, chunks }: Page): string {
  const mark = chunks ? ` data-chunks="${chunks.join(' ')}"` : '';
  const lines = [...everywhere, ...head].filter(Boolean).join('\n    ');
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${escape(pageTitle(title))}</title>\n    ${lines}`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (whole, start: string) =>
      description ? start + escape(description) : whole,
    )
    .replace(/(<div id="root"[^>]*)><\/div>/, (_, open: string) => `${open}${mark}>${markup}</div>`);
}

async function write(name: string, content: string): Promise<void> {
  const file = join(dist, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
