// One description per API call, used by the server's routes, the browser's client and the API reference.
import type { z } from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Call = {
  /** A stable name, also the OpenAPI operation id. */
  name: string;
  method: Method;
  /** Below the API's mount point, with `:name` for parameters. */
  path: string;
  /** `session` requires a bearer token; `public` does not. */
  auth: 'public' | 'session';
  summary: string;
  tag: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** In bytes, for calls with large bodies. */
  bodyMax?: number;
  /** The success answer; `undefined` means no body. */
  status: 200 | 201 | 202 | 204;
  /** A second success status with the same answer, chosen by the route. */
  otherStatus?: 200;
  answer?: z.ZodMiniType;
  /** The answer has an ETag; If-None-Match is answered with 304 while nothing has changed. */
  tagged?: true;
  /** In addition to 400/422, which any call with input may answer. */
  errors?: readonly number[];
};

export type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
export type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
export type Answer<C extends Call> = Parsed<C['answer']>;

export function call<const C extends Call>(description: C): C {
  return description;
}
