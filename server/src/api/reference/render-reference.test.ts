import { calls } from '@opener/contract';
import { describe, expect, it } from 'vitest';
import { escapeHtml, Html } from '../../lib/html.ts';
import { openapi, type OpenApi, type Operation, type Schema } from '../openapi.ts';
import { renderReference } from './render-reference.ts';

const api = openapi('https://opener.example');
const strip = new Html('<aside>Local mode</aside>');
const plain = (markup: string) => markup.replaceAll('<wbr />', '').replace(/\s+/g, ' ');
const page = renderReference(api, strip);

/** The article of one call, as text between single spaces. */
function articleOf(name: string, markup = page): string {
  return plain(new RegExp(`<article [^>]*id="${name}"[^]*?</article>`).exec(markup)?.[0] ?? '');
}

describe('the page of our API', () => {
  it.each(calls.map((call) => [call.name, call] as const))('describes %s', (_, call) => {
    const article = articleOf(call.name);
    expect(article).toContain(`>${call.method}</span>`);
    expect(article).toContain(`>${call.path.replace(/:(\w+)/g, '{$1}')}</code>`);
    expect(article.replaceAll(/<\/?code>/g, '`')).toContain(escapeHtml(call.summary));
    expect(article).toContain(call.auth === 'session' ? 'Needs a session' : 'Open to everybody');
    expect(article.includes('Authorization: Bearer')).toBe(call.auth === 'session');
    expect(article).toMatch(new RegExp(`class="status">[^<]*${call.status}`));
    for (const status of call.errors ?? []) expect(article).toContain(`class="status">${status}<`);
  });

  it('links to every call and every group, and nowhere else', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    const targets = new Set([...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id!));
    expect(new Set(ids).size).toBe(ids.length);
    expect([...targets].filter((target) => !ids.includes(target))).toEqual([]);
    expect(calls.map(({ name }) => name).filter((name) => !targets.has(name))).toEqual([]);
    for (const tag of new Set(calls.map((call) => call.tag))) expect(page).toContain(`>${tag}</h2>`);
  });

  it('states the rules for all calls', () => {
    expect(page).toContain('<code>https://opener.example/api</code>');
    expect(page).toContain('Authorization: Bearer &#60;token&#62;');
    expect(page).toContain('{&#34;detail&#34;:');
    expect(page).toContain('href="/api/openapi.json"');
    expect(page).toContain(strip.markup);
  });

  it('holds no script, no style and nothing from elsewhere', () => {
    expect(page).not.toMatch(/<(script|style|iframe|object|embed|base|form)\b/i);
    expect(page).not.toMatch(/<[^>]+\s(style|on\w+)\s*=/i);
    expect(page).not.toMatch(/(?:src|href)="(?![/#])/);
  });
});

describe('a call', () => {
  const json = (schema: Schema) => ({ 'application/json': { schema } });
  const show = (operation: Partial<Operation>) =>
    articleOf(
      'call',
      renderReference(
        {
          ...api,
          paths: {
            '/a': {
              post: {
                operationId: 'call',
                summary: 'A call',
                tags: ['Tag'],
                security: [],
                parameters: [],
                responses: { 204: { description: 'Success' } },
                ...operation,
              },
            },
          },
        } satisfies OpenApi,
        strip,
      ),
    );
  const requestBody = (schema: Schema) => ({ requestBody: { required: true, content: json(schema) } });

  it('shows each field with its type, its need, its limits and what is inside', () => {
    const article = show(
      requestBody({
        type: 'object',
        required: ['mode'],
        properties: {
          mode: { type: 'string', enum: ['auto', 'review'], description: 'How `auto` sends' },
          person: { type: 'object', properties: { age: { type: ['number', 'null'], minimum: 18 } } },
        },
      }),
    );
    expect(article).toContain(
      '<code class="name">mode</code> <code class="type">string</code> <b class="need">required</b>',
    );
    expect(article).toContain('one of <code>auto</code> <code>review</code>');
    expect(article).toContain('How <code>auto</code> sends');
    expect(article).toMatch(
      />person<.*>optional<.*<ul class="fields">.*>age<.*>number \| null<.*at least 18/,
    );
  });

  it('shows a body that is no object', () => {
    const article = show(requestBody({ type: 'array', items: { type: 'string' }, maxItems: 3 }));
    expect(article).toMatch(/Body<.*>string\[\]<.*at most 3 items/);
  });

  it('folds a long answer, and says what in it may be missing', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const answer = (fields: string[]) =>
      show({
        responses: {
          200: {
            description: 'Success',
            content: json({
              type: 'object',
              properties: Object.fromEntries(fields.map((name) => [name, { type: 'string' }])),
              required: ['a'],
            }),
          },
        },
      });
    expect(answer(names)).toContain('<details >');
    expect(answer(names.slice(1))).toContain('<details open>');
    expect(answer(['a'])).not.toMatch(/required|optional/);
    expect(answer(['b'])).toContain('optional');
  });

  it('has answers without fields, without a body, of two statuses, and files', () => {
    const ok = { description: 'Success', content: json({ type: 'array', items: { type: 'number' } }) };
    expect(show({ responses: { 200: ok, 202: ok } })).toMatch(/>200 or 202<\/b> <code[^>]*>number\[\]</);
    expect(show({ responses: { 204: { description: 'Success' } } })).toContain('>204</b> Without a body');
    expect(show({ responses: { 200: { description: 'Success' } } })).toContain('>200</b> A file');
  });

  it('makes nothing of the document part of the page', () => {
    const evil = `<img src=x onerror="alert('1')">`;
    const schema: Schema = {
      type: 'object',
      description: evil,
      properties: {
        [evil]: {
          type: 'string',
          description: evil,
          default: evil,
          enum: [evil],
          pattern: evil,
          format: evil,
        },
      },
    };
    const markup = renderReference(
      {
        ...api,
        servers: [{ url: evil }],
        paths: {
          [`/${evil}`]: {
            [evil]: {
              operationId: evil,
              summary: `${evil} \`${evil}\``,
              tags: [evil],
              security: [],
              parameters: [{ name: evil, in: 'query', required: true, schema }],
              ...requestBody(schema),
              responses: {
                200: { description: evil, content: json(schema) },
                400: { description: evil },
                [evil]: { description: evil },
              },
            },
          },
        },
      },
      strip,
    );
    expect(markup).toContain('&#60;img');
    expect(markup).not.toContain('<img');
    expect(markup).not.toMatch(/onerror="/i);
  });
});
