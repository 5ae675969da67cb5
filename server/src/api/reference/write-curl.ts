// A call as a curl command to copy. Values in angle brackets are placeholders.
import type { Operation, Parameter, Schema } from '../openapi.ts';

export function writeCurl(method: string, path: string, operation: Operation): string {
  const { parameters, requestBody, responses, security } = operation;
  const body = requestBody?.content['application/json'].schema;
  const isFile = '200' in responses && !responses['200']?.content;
  return [
    `${method === 'GET' ? 'curl' : `curl -X ${method}`} ${quote(addressOf(path, parameters))}`,
    ...(security.length > 0 ? [`-H ${quote('Authorization: Bearer <token>')}`] : []),
    ...(body === undefined ? [] : [`-H ${quote('Content-Type: application/json')}`]),
    ...(body === undefined ? [] : [`-d ${quote(JSON.stringify(exampleOf(body, 'body')))}`]),
    ...(isFile ? ['-OJ'] : []),
  ].join(' \\\n  ');
}

function addressOf(path: string, parameters: Parameter[]): string {
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=<${name}>`);
  const address = `https://<host>/api${path.replace(/\{(\w+)\}/g, '<$1>')}`;
  return query.length === 0 ? address : `${address}?${query.join('&')}`;
}

/** The required fields, or one field if none is required. */
function exampleOf(schema: Schema, name: string): unknown {
  const rules = typeof schema === 'boolean' ? {} : schema;
  const { properties = {}, required = Object.keys(properties).slice(0, 1), items = true } = rules;
  if (rules.enum) return rules.default ?? rules.enum[0];
  switch (rules.type) {
    case 'object':
      return Object.fromEntries(
        required.map((field) => [field, exampleOf(properties[field] ?? true, field)]),
      );
    case 'array':
      return [exampleOf(Array.isArray(items) ? true : items, name)];
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return rules.minimum ?? 1;
    default:
      return `<${name}>`;
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
