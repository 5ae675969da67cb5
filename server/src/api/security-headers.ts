// Security headers. Nothing inline, nothing from other origins.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const own = ["'self'"];

const policy = {
  defaultSrc: own,
  scriptSrc: own,
  styleSrc: own,
  imgSrc: [...own, 'data:'],
  fontSrc: own,
  connectSrc: own,
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: own,
  formAction: own,
};

export async function securityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const secure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...policy, ...(secure && { upgradeInsecureRequests: [] }) },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
