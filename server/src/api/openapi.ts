// The API reference, made from the same descriptions that the routes and the browser use.
import { calls } from '@opener/contract';
import type { Call } from '@opener/contract/call';
import { ErrorAnswer } from '@opener/contract/error-answer';
import * as z from 'zod/mini';

export function openapi(publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Opener API',
      version: '1',
      description: 'Every error is `{ "detail": string }`. Times are ISO 8601 UTC.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: schemaOf(ErrorAnswer, 'output') },
    },
  };
}

function operation(call: Call) {
  const errors = new Set([
    ...(call.errors ?? []),
    ...(call.auth === 'session' ? [401] : []),
    ...(call.body || call.query ? [422] : []),
  ]);
  if (call.params) errors.add(404);
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.tag],
    security: call.auth === 'session' ? [{ session: [] }] : [],
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
    responses: {
      [call.status]: {
        description: 'Success',
        ...(call.answer && { content: json(schemaOf(call.answer, 'output')) }),
      },
      ...Object.fromEntries(
        [...errors]
          .sort((a, b) => a - b)
          .map((status) => [
            status,
            { description: 'Error', content: json({ $ref: '#/components/schemas/Error' }) },
          ]),
      ),
    },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodMiniType | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const json = (schema: object) => ({ 'application/json': { schema } });

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' });
