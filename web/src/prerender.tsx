// Run by node at build time: writes the public pages as static HTML around the built index.html, the empty shell of /app,
// and what those pages are found and shared by.
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
import { cardPath, escape, headOf, iconLinks } from './prerender/head.ts';
import { iconFiles } from './prerender/icons.ts';
import { listingOf } from './prerender/listing.ts';
import { fontPreloads, modulePreload, screenPreloads } from './prerender/preloads.ts';
import { shareCards } from './prerender/share-card.tsx';
import { structuredData } from './prerender/structured-data.ts';
import { Spinner } from './ui/spinner.tsx';

type Page = { markup: string; title: string; description?: string; head: string[] };

const dist = process.argv[2] ?? '';
if (!dist) throw new Error('Say where the built files are');

const template = await readFile(join(dist, 'index.html'), 'utf8');
const assets = await readdir(join(dist, 'assets'));
const everywhere = [...fontPreloads(assets), iconLinks];

for (const path of prerendered) await write(join(path, 'index.html'), fill(await renderPage(path), true));
await write('404.html', fill(await renderPage('/404'), true));
await write('app.html', fill({ markup: renderToStaticMarkup(<Shell />), title: 'Opener', head: [] }, false));

await write('sitemap.xml', sitemap(prerendered));
await write('robots.txt', robots);
for (const [name, content] of iconFiles(await readFile(join(dist, 'favicon.svg'), 'utf8'))) {
  await write(name, content);
}
const sentences = new Map(prerendered.map((path) => [cardPath(path), listingOf(path).card]));
for (const [name, picture] of await shareCards(sentences)) await write(name, picture);

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
  const head = [headOf(path, title), structuredData(path), ...(await chunksOf(routes, path))];
  return { markup, title, description, head };
}

/** The chunks that only this page needs; the rest is in the template already. */
async function chunksOf(routes: RouteObject[], path: string): Promise<string[]> {
  const screen = matchRoutes(routes, path)?.at(-1)?.route.Component?.name;
  if (!screen) return [];
  const files = await screenPreloads(join(dist, 'assets'), assets, screen);
  return files.filter((file) => !template.includes(file)).map(modulePreload);
}

function Shell(): ReactNode {
  return (
    <div className="grid flex-1 place-items-center">
      <Spinner size="lg" />
    </div>
  );
}

function fill({ markup, title, description, head }: Page, takenOver: boolean): string {
  const mark = takenOver ? ' data-prerendered' : '';
  const lines = [...everywhere, ...head].filter(Boolean).join('\n    ');
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${escape(pageTitle(title))}</title>\n    ${lines}`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (whole, start: string) =>
      description ? start + escape(description) : whole,
    )
    .replace(/(<div id="root"[^>]*)><\/div>/, (_, open: string) => `${open}${mark}>${markup}</div>`);
}

async function write(name: string, content: string | Uint8Array): Promise<void> {
  const file = join(dist, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
