// Serves the built web app: prerendered pages, the shell of the signed-in area, and assets with hashed names.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { declareAuth } from './authenticate.ts';
import type { LocalModel } from '../providers/writer/find-local-model.ts';
import { standInStrip } from './stand-in-strip.ts';

type Page = { html: string; etag: string };

export type PageOptions = {
  webDist: string;
  standIns: string[];
  publicUrl: string;
  localModel?: LocalModel | undefined;
};

const shellPaths = /^\/(app|dashboard|projects|messages)(\/|$)/;
/** Files that contain the site's own address. */
const addressed = new Set(['sitemap.xml', 'robots.txt']);
const year = 31_536_000_000;

export async function pages(app: FastifyInstance, options: PageOptions): Promise<void> {
  // Vite's manifest is in a folder with a dot; it is for us.
  const files = (await filesBelow(options.webDist)).filter((name) => !name.startsWith('.'));
  const html = new Map<string, Page>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    html.set(addressOf(file), await readPage(join(options.webDist, file), options));
  }
  const texts = new Map<string, string>();
  for (const file of files.filter((name) => addressed.has(name))) {
    texts.set(
      `/${file}`,
      withAddress(await readFile(join(options.webDist, file), 'utf8'), options.publicUrl),
    );
  }
  const assets = new Set(files.filter((name) => !/\.(html|br|gz)$/.test(name)).map((name) => `/${name}`));

  await app.register(async (scope) => {
    declareAuth(scope, 'public');
    await scope.register(fastifyStatic, {
      root: options.webDist,
      serve: false,
      preCompressed: true,
      index: false,
    });

    scope.get('/*', async (request, reply) => {
      const path = decodePath(request.url);
      // Unknown paths of the API and the stand-ins get their own 404, not a page.
      if (/^\/(api|local)(\/|$)/.test(path)) return reply.callNotFound();
      const text = texts.get(path);
      if (text !== undefined) {
        const type = path.endsWith('.xml') ? 'application/xml' : 'text/plain';
        return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(text);
      }
      if (assets.has(path)) {
        const immutable = path.startsWith('/assets/');
        return reply.sendFile(path.slice(1), immutable ? { maxAge: year, immutable: true } : { maxAge: 0 });
      }
      const page =
        html.get(path.replace(/(.)\/$/, '$1')) ?? (shellPaths.test(path) ? html.get('/app') : undefined);
      return page
        ? sendPage(reply, page, request.headers['if-none-match'])
        : sendPage(reply.status(404), html.get('/404'));
    });
  });
}

function sendPage(reply: FastifyReply, page: Page | undefined, known?: string) {
  if (!page) return reply.callNotFound();
  reply.header('cache-control', 'no-cache').header('etag', page.etag);
  if (known === page.etag) return reply.status(304).send();
  return reply.type('text/html; charset=utf-8').send(page.html);
}

async function readPage(file: string, options: PageOptions): Promise<Page> {
  const html = withAddress(await readFile(file, 'utf8'), options.publicUrl).replace(
    /<body[^>]*>/,
    (body) => body + standInStrip(options.standIns, options.localModel),
  );
  return { html, etag: etagOf(html) };
}

/** Absolute links (canonical, share cards, the sitemap) are filled in here, because the build does not know the public address. */
function withAddress(text: string, publicUrl: string): string {
  return text.replaceAll('__PUBLIC_URL__', publicUrl);
}

function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** `login/index.html` is served at /login; `404.html` is kept as /404. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

function decodePath(url: string): string {
  try {
    return decodeURIComponent(url.split('?')[0]!);
  } catch {
    return '';
  }
}
