// One description per API call, read by the server's routes, the browser's client and the API reference alike.
import type { z } from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Call = {
  /** A stable name, also the OpenAPI operation id. */
  name: string;
  method: Method;
  /** Below the API's mount point, with `:name` for parameters. */
  path: string;
  /** `session` needs a bearer token; `public` answers anybody. */
  auth: 'public' | 'session';
  summary: string;
  tag: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** In bytes, for a call that takes more than a form holds. */
  bodyMax?: number;
  /** The success answer; `undefined` answers carry no body. */
  status: 200 | 201 | 202 | 204;
  /** A second success with the same answer, chosen by the route. */
  otherStatus?: 200;
  answer?: z.ZodMiniType;
  /** The answer has an ETag, and 304 answers whoever names it in If-None-Match as long as nothing has changed. */
  tagged?: true;
  /** Besides 400/422, which any call with input may answer. */
  errors?: readonly number[];
};

export type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
export type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
export type Answer<C extends Call> = Parsed<C['answer']>;

export function call<const C extends Call>(description: C): C {
  return description;
}
