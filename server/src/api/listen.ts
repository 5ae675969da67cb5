// Binds the application to a port.
import type { FastifyInstance } from 'fastify';
import type { Services } from '../wiring.ts';
import { type AppOptions, createApp } from './app.ts';

export async function listen(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { port, host } = services.config;
  const app = await createApp(services, options);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken. Stop what is using it, or set PORT to another one.`, {
        cause: error,
      });
    }
    throw error;
  }
  return app;
}
