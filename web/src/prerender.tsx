// Run by node at build time: writes the public pages as static HTML around the built index.html, and the empty shell of /app.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { loadMatched } from './app/load-matched.ts';
import { pageHandle } from './app/page.ts';
import { Providers } from './app/providers.tsx';
import { createRoutes, prerendered } from './app/routes.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { pageTitle } from './lib/use-document-title.ts';
import { Spinner } from './ui/spinner.tsx';

type Page = { markup: string; title: string; description?: string | undefined };

const dist = process.argv[2];
if (!dist) throw new Error('Say where the built files are');

const template = preloadFonts(
  await readFile(join(dist, 'index.html'), 'utf8'),
  await readdir(join(dist, 'assets')),
);
for (const path of prerendered) await write(join(path, 'index.html'), fill(await renderPage(path), true));
await write('404.html', fill(await renderPage('/404'), true));
await write('app.html', fill({ markup: renderToStaticMarkup(<Shell />), title: 'Opener' }, false));

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
  return { markup, ...handle };
}

function Shell(): ReactNode {
  return (
    <div className="grid flex-1 place-items-center">
      <Spinner size="lg" />
    </div>
  );
}

function fill({ markup, title, description }: Page, takenOver: boolean): string {
  const mark = takenOver ? ' data-prerendered' : '';
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${escape(pageTitle(title))}</title>`)
    .replace(/(<meta name="description"\s+content=")[^"]*/, (whole, start: string) =>
      description ? start + escape(description) : whole,
    )
    .replace(/(<div id="root"[^>]*)><\/div>/, (_, open: string) => `${open}${mark}>${markup}</div>`);
}

/** The two families that every page shows; the third is fetched where it is needed. */
function preloadFonts(html: string, assets: string[]): string {
  const links = ['bricolage-grotesque', 'instrument-sans'].map((family) => {
    const file = assets.find((name) => name.startsWith(`${family}-latin-wght-normal`));
    if (!file) throw new Error(`No latin subset of ${family} was built`);
    return `<link rel="preload" href="/assets/${file}" as="font" type="font/woff2" crossorigin />`;
  });
  return html.replace('</title>', () => `</title>\n    ${links.join('\n    ')}`);
}

async function write(name: string, html: string): Promise<void> {
  const file = join(dist ?? '', name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
