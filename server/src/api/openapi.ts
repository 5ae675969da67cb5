// The OpenAPI document, generated from the same descriptions that routes and browser use.
import { calls } from '@opener/contract';
import type { Call } from '@opener/contract/call';
import { ErrorAnswer } from '@opener/contract/error-answer';
import * as z from 'zod/mini';
import type { JSONSchema } from 'zod/v4/core';

/** In JSON Schema, `true` allows anything. */
export type Schema = JSONSchema.JSONSchema | boolean;
type Json = { 'application/json': { schema: Schema } };
export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: { session: [] }[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Json };
  responses: Record<string, { description: string; content?: Json }>;
};
export type OpenApi = ReturnType<typeof openapi>;

const meanings: Record<number, string> = {
  400: 'Bad request',
  401: 'Not authenticated',
  402: 'Payment required',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict with the current state',
  422: 'Invalid input',
  429: 'Too many requests',
  502: 'An external service failed',
  503: 'Not available right now',
  504: 'Took too long',
};

export function openapi(publicUrl: string) {
  const paths: Record<string, Record<string, Operation>> = {};
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

function operation(call: Call): Operation {
  const errors = new Set([
    ...(call.errors ?? []),
    ...(call.auth === 'session' ? [401] : []),
    ...(call.body || call.query ? [422] : []),
  ]);
  if (call.params) errors.add(404);
  const success = {
    description: 'Success',
    ...(call.answer && { content: json(schemaOf(call.answer, 'output')) }),
  };
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.tag],
    security: call.auth === 'session' ? [{ session: [] }] : [],
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
    responses: {
      [call.status]: success,
      ...(call.otherStatus && { [call.otherStatus]: success }),
      ...(call.tagged && { 304: { description: 'Unchanged since the ETag in If-None-Match' } }),
      ...Object.fromEntries([...errors].map((status) => [status, error(status)])),
    },
  };
}

function error(status: number) {
  const description = meanings[status] ?? 'Error';
  return { description, content: json({ $ref: '#/components/schemas/Error' }) };
}

function parameters(place: Parameter['in'], schema: z.ZodMiniType | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const json = (schema: Schema): Json => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const rules = io === 'input' && zodSchema instanceof z.ZodMiniType ? rulesOf(zodSchema) : [];
      if (rules.length > 0) jsonSchema.description ??= rules.join(' ');
    },
  });
}

/** JSON Schema cannot express rules that are functions, such as limits in graphemes, but their messages can. */
function rulesOf(schema: z.ZodMiniType): string[] {
  return (schema.def.checks ?? [])
    .filter((check) => check instanceof z.ZodMiniCustom)
    .map((check) => check.def.error?.({ code: 'custom', input: undefined }))
    .filter((message) => typeof message === 'string');
}
