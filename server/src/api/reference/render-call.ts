// One call on the reference page: what it takes, what it answers, how it fails, and an example.
import { html, type Html } from '../../lib/html.ts';
import type { Operation, Parameter } from '../openapi.ts';
import { describeSchema, type Field, type Shape } from './describe-schema.ts';
import { renderFields, renderNotes, withCode } from './render-fields.ts';
import { writeCurl } from './write-curl.ts';

export type DocumentedCall = { method: string; path: string; operation: Operation };

/** An answer with more fields than this is folded. */
const fewFields = 8;

export function renderCall({ method, path, operation }: DocumentedCall): Html {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  const auth = security.length > 0 ? html`${lock} Needs a session` : html`No session needed`;
  return html`<article class="call" id="${operationId}">
    <h3>
      <a href="#${operationId}">${renderMethod(method)} <code>${breakable(path)}</code></a>
    </h3>
    <p class="summary">${withCode(summary)}</p>
    <p class="auth">${auth}</p>
    ${renderParameters(
      'Path parameters',
      parameters.filter((parameter) => parameter.in === 'path'),
    )}
    ${renderParameters(
      'Query parameters',
      parameters.filter((parameter) => parameter.in === 'query'),
    )}
    ${renderBody(requestBody)} ${renderAnswer(responses)} ${renderErrors(responses)}
    <h4>Example</h4>
    <pre><code>${breakable(writeCurl(method, path, operation))}</code></pre>
  </article>`;
}

export function renderMethod(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`;
}

/** Long paths and lines break at their slashes and commas, not in the middle of a word. */
export function breakable(text: string): Html[] {
  return text.split(/(?<=[/,])(?=[^/])/).map((part, i) => (i === 0 ? html`${part}` : html`<wbr />${part}`));
}

function renderParameters(title: string, parameters: Parameter[]): Html | undefined {
  if (parameters.length === 0) return undefined;
  const fields = parameters.map(({ schema, ...parameter }) => ({ ...parameter, ...describeSchema(schema) }));
  return html`<h4>${title}</h4>
    ${renderFields(fields, 'input')}`;
}

function renderBody(body: Operation['requestBody']): Html | undefined {
  if (!body) return undefined;
  const shape = describeSchema(body.content['application/json'].schema);
  return html`<h4>Body</h4>
    ${shape.type === 'object' ? undefined : html`<p><code class="type">${shape.type}</code></p>`}
    ${renderNotes(shape)} ${shape.fields.length > 0 ? renderFields(shape.fields, 'input') : undefined}`;
}

function renderAnswer(responses: Operation['responses']): Html {
  const good = Object.entries(responses).filter(([status]) => Number(status) < 300);
  const content = good[0]?.[1].content;
  return html`<h4>Answer</h4>
    ${renderShape(
      good.map(([status]) => status).join(' or '),
      content && describeSchema(content['application/json'].schema),
    )}`;
}

function renderShape(status: string, shape: Shape | undefined): Html {
  const label = html`<b class="status">${status}</b>`;
  if (!shape) return html`<p>${label} ${status === '204' ? 'Without a body' : 'A file'}</p>`;
  const type = html`<code class="type">${shape.type}</code>`;
  if (shape.fields.length === 0)
    return html`<p>${label} ${type}</p>
      ${renderNotes(shape)}`;
  return html`<details ${countFields(shape.fields) > fewFields ? undefined : html`open`}>
    <summary>${label} ${type}</summary>
    ${renderFields(shape.fields, 'output')}
  </details>`;
}

function renderErrors(responses: Operation['responses']): Html | undefined {
  const bad = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  if (bad.length === 0) return undefined;
  return html`<h4>Errors</h4>
    <ul class="errors">
      ${bad.map(([status, { description }]) => html`<li><b class="status">${status}</b> ${description}</li>`)}
    </ul>`;
}

function countFields(fields: Field[]): number {
  return fields.reduce((sum, field) => sum + 1 + countFields(field.fields), 0);
}

const lock = html`<svg viewBox="0 0 16 16" aria-hidden="true">
  <path
    d="M4 7V5a4 4 0 0 1 8 0v2h.5A1.5 1.5 0 0 1 14 8.5v5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 13.5v-5A1.5 1.5 0 0 1 3.5 7H4Zm1.75 0h4.5V5a2.25 2.25 0 0 0-4.5 0v2Z"
  />
</svg>`;
