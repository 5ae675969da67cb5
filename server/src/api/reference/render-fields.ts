// The fields of an object as a list, nested fields below their parent.
import { html, type Html } from '../../lib/html.ts';
import type { Field, Shape } from './describe-schema.ts';

/** Requests mark required fields; answers are complete, so they mark optional ones. */
export function renderFields(fields: Field[], direction: 'input' | 'output'): Html {
  return html`<ul class="fields">
    ${fields.map((field) => renderField(field, direction))}
  </ul>`;
}

function renderField(field: Field, direction: 'input' | 'output'): Html {
  const { name, required, type, fields } = field;
  const need = required ? html`<b class="need">required</b>` : html`<span class="need">optional</span>`;
  return html`<li>
    <code class="name">${name}</code> <code class="type">${type}</code>
    ${required && direction === 'output' ? undefined : need} ${renderNotes(field)}
    ${fields.length > 0 ? renderFields(fields, direction) : undefined}
  </li>`;
}

export function renderNotes({ notes, description }: Shape): Html | undefined {
  if (notes.length === 0 && description === undefined) return undefined;
  const limits = notes.map(
    ({ text, codes = [] }) => html`<span>${text}${codes.map((code) => html` <code>${code}</code>`)}</span>`,
  );
  const sentence = description === undefined ? [] : [html`<span>${withCode(description)}</span>`];
  return html`<p class="notes">${limits}${sentence}</p>`;
}

/** Texts of the contract mark names with backticks. */
export function withCode(text: string): Html[] {
  return text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
