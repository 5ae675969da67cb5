// Builds the HTTP application without listening: tests inject requests, `listen.ts` binds the port.
import compress from '@fastify/compress';
import { calls } from '@opener/contract';
import { commonErrors } from '@opener/contract/errors';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { accountRoutes } from '../features/account/account.routes.ts';
import { changeRoutes } from '../features/change/change.routes.ts';
import { creditRoutes } from '../features/credit/credit.routes.ts';
import { dmRoutes } from '../features/dm/dm.routes.ts';
import { messageRoutes } from '../features/dm/message.routes.ts';
import { conversationRoutes } from '../features/conversation/conversation.routes.ts';
import { deliveryRoutes } from '../features/delivery/delivery.routes.ts';
import { exportRoutes } from '../features/export/export.routes.ts';
import { instagramRoutes } from '../features/instagram/instagram.routes.ts';
import { paymentRoutes } from '../features/payment/payment.routes.ts';
import { projectRoutes } from '../features/project/project.routes.ts';
import { sampleRoutes } from '../features/sample/sample.routes.ts';
import { selectionRoutes } from '../features/selection/selection.routes.ts';
import { overviewRoutes } from '../features/overview/overview.routes.ts';
import { writingRoutes } from '../features/writing/writing.routes.ts';
import { systemRoutes } from '../features/system/system.routes.ts';
import { AppError } from '../lib/errors.ts';
import { newId } from '../lib/ids.ts';
import type { LocalModel } from '../providers/writer/find-local-model.ts';
import {
  accountDepsOf,
  conversationDepsOf,
  deliveryDepsOf,
  paymentDepsOf,
  projectDepsOf,
  type Services,
} from '../wiring.ts';
import { authenticate } from './authenticate.ts';
import { connectionOptions, type Patience, usualPatience } from './connections.ts';
import { docs } from './docs.ts';
import { answer, answerBadAddress, answerErrors } from './errors.ts';
import { hasMoreValues } from './json-size.ts';
import { localPages } from './local/pages.ts';
import { measureRequests, metricsRoute } from './metrics.ts';
import { pages } from './pages.ts';
import { speakZod } from './route.ts';
import { securityHeaders } from './security-headers.ts';
import { limitConcurrentRequests } from './turns.ts';

const bodyLimit = 1024 * 1024;

/** Twice the longest list that a call accepts. */
const mostValues = 20_000;

export type AppOptions = {
  webDist?: string;
  /** A language model that runs on this machine but is not configured. */
  localModel?: LocalModel | undefined;
  patience?: Patience;
};

export async function createApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config, log } = services;
  const connections = connectionOptions(options.patience ?? usualPatience);
  const requestLog: FastifyBaseLogger = log.child({}, { serializers: { req: describeRequest } });
  const app = Fastify({
    loggerInstance: requestLog,
    genReqId: newId,
    bodyLimit,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    ...connections.options,
    frameworkErrors: (error, _request, reply) => answerBadAddress(error, reply),
  });

  connections.guard(app);
  speakZod(app);
  acceptEmptyJson(app);
  answerErrors(app);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  measureRequests(app, services.metrics);
  await securityHeaders(app, config.publicUrl);
  authenticate(app, services);
  limitConcurrentRequests(app);
  // Only answers are compressed. A request of a few hundred bytes could unfold to gigabytes.
  await app.register(compress, { threshold: 1024, globalDecompression: false });
  refuseEncodedBodies(app);

  await app.register(
    async (api) => {
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      await featureRoutes(api, services);
      await docs(api, { ...config, webDist: options.webDist });
    },
    { prefix: '/api' },
  );
  await app.register(async (local) => localPages(local, services));
  metricsRoute(app, services);
  const { webDist, localModel } = options;
  if (webDist)
    await pages(app, { webDist, standIns: config.standIns, publicUrl: config.publicUrl, localModel });

  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(request.url).filter((method) => method !== request.method);
    if (allowed.length === 0) return answer(reply, 404, commonErrors.notFound);
    reply.header('allow', allowed.join(', '));
    return answer(reply, 405, commonErrors.methodNotAllowed);
  });
  return app;
}

async function featureRoutes(api: FastifyInstance, services: Services): Promise<void> {
  const { pace, rateLimits } = services.config;
  accountRoutes(api, accountDepsOf(services));
  projectRoutes(api, projectDepsOf(services));
  overviewRoutes(api, services);
  writingRoutes(api, { ...services, rateLimits });
  dmRoutes(api, { ...services, pace, rateLimits });
  messageRoutes(api, { ...services, pace, rateLimits });
  selectionRoutes(api, { ...services, rateLimits });
  exportRoutes(api, services);
  creditRoutes(api, services);
  await paymentRoutes(api, paymentDepsOf(services));
  instagramRoutes(api, { ...deliveryDepsOf(services), rateLimits });
  await deliveryRoutes(api, { ...deliveryDepsOf(services), rateLimits });
  conversationRoutes(api, { ...conversationDepsOf(services), rateLimits });
  sampleRoutes(api, { ...services, rateLimits });
  changeRoutes(api, services);
  systemRoutes(api, services);
}

/** Only the path, because a query may hold a reset token. Paths that name a person are logged as their pattern. */
function describeRequest({ method, url, ip, routeOptions }: LoggedRequest) {
  const pattern = routeOptions?.url;
  return { method, path: pattern?.includes(':username') ? pattern : url.split('?')[0], ip };
}

type LoggedRequest = {
  method: string;
  url: string;
  ip?: string;
  routeOptions?: { url?: string | undefined };
};

/** Before anything of the body is read. */
function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity')
      throw new AppError('unsupported', 'encoded_body', commonErrors.encodedBody);
  });
}

/** A DELETE or an empty POST may declare JSON and send no body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (hasMoreValues(body, mostValues))
      return done(new AppError('too_large', 'too_many_values', commonErrors.tooLarge));
    return parse(request, body, done);
  });
}

function methodsAt(url: string): string[] {
  const path = /^\/api(\/[^?]*?)\/?(\?|$)/.exec(url)?.[1];
  if (path === undefined) return [];
  return calls
    .filter((call) => new RegExp(`^${call.path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}$`).test(path))
    .map((call) => call.method);
}
