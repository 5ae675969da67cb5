// The API reference: the OpenAPI document for programs, and the same as a page for people.
import type { FastifyInstance } from 'fastify';
import { Html } from '../lib/html.ts';
import { type OpenApi, openapi } from './openapi.ts';
import { fontFaces } from './reference/font-faces.ts';
import { renderReference } from './reference/render-reference.ts';
import { stylesheet } from './reference/stylesheet.ts';
import { standInStrip } from './stand-in-strip.ts';

const open = { config: { auth: 'public' } } as const;

export async function docs(
  app: FastifyInstance,
  options: { publicUrl: string; standIns: string[]; webDist: string | undefined },
): Promise<void> {
  // Built on first use: it takes a while, and most processes are never asked for it.
  let description: OpenApi | undefined;
  let page: string | undefined;
  const describe = () => (description ??= openapi(options.publicUrl));
  const render = () => (page ??= renderReference(describe(), new Html(standInStrip(options.standIns))));
  const styles = (options.webDist ? await fontFaces(options.webDist) : '') + stylesheet;

  app.get('/openapi.json', open, async () => describe());
  app.get('/docs', open, async (_request, reply) => reply.type('text/html; charset=utf-8').send(render()));
  app.get('/docs.css', open, async (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}
