// The reference page at /api/docs.
import apiReference from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { declareAuth } from './authenticate.ts';
import { openapi } from './openapi.ts';
import { docsPolicy } from './security-headers.ts';

export async function docs(app: FastifyInstance, publicUrl: string): Promise<void> {
  const description = openapi(publicUrl);
  app.get('/openapi.json', { config: { auth: 'public' } }, async () => description);

  await app.register(async (page) => {
    declareAuth(page, 'public');
    page.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', docsPolicy);
    });
    await page.register(apiReference, {
      routePrefix: '/docs',
      configuration: { content: description, withDefaultFonts: false, telemetry: false },
    });
  });
}
