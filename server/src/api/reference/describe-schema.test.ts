import { expect, it } from 'vitest';
import type { Schema } from '../openapi.ts';
import { describeSchema } from './describe-schema.ts';

const string: Schema = { type: 'string' };
const code = (text: string, ...codes: string[]) => ({ text, codes });

it.each<[string, Schema, string]>([
  ['a format', { type: 'string', format: 'uuid' }, 'uuid'],
  ['a choice of types', { type: ['string', 'null'] }, 'string | null'],
  ['a nullable object', { anyOf: [{ type: 'object' }, { type: 'null' }] }, 'object | null'],
  ['an array', { type: 'array', items: string }, 'string[]'],
  ['an array of nullables', { type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  ['an array of arrays', { type: 'array', items: { type: 'array', items: string } }, 'string[][]'],
  ['an array of anything', { type: 'array' }, 'anything[]'],
  ['a reference', { $ref: '#/components/schemas/Error' }, 'Error'],
  ['a value without a type', { const: true }, 'boolean'],
  ['nothing said', {}, 'anything'],
  ['anything', true, 'anything'],
])('names the type of %s', (_, schema, type) => {
  expect(describeSchema(schema).type).toBe(type);
});

it.each<[string, Schema, ReturnType<typeof describeSchema>['notes']]>([
  ['at least', { type: 'string', minLength: 1 }, [{ text: 'at least 1 character' }]],
  ['at most', { type: 'string', maxLength: 200 }, [{ text: 'at most 200 characters' }]],
  ['both', { type: 'string', minLength: 8, maxLength: 200 }, [{ text: '8 to 200 characters' }]],
  ['exactly', { type: 'string', minLength: 6, maxLength: 6 }, [{ text: 'exactly 6 characters' }]],
  ['a number', { type: 'number', minimum: 0, maximum: 10_000 }, [{ text: '0 to 10,000' }]],
  [
    'a number between',
    { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
    [{ text: 'more than 0' }, { text: 'less than 1' }],
  ],
  ['a pattern', { type: 'string', pattern: '^\\d{6}$' }, [code('matches', '^\\d{6}$')]],
  [
    'several patterns',
    { type: 'string', allOf: [{ pattern: 'a' }, { pattern: 'b' }] },
    [code('matches', 'a'), code('matches', 'b')],
  ],
  ['the pattern of a format, which says it', { type: 'string', format: 'uuid', pattern: '^x$' }, []],
  ['an enum', { type: 'string', enum: ['auto', 'review'] }, [code('one of', 'auto', 'review')]],
  ['a constant', { type: 'string', const: 'bearer' }, [code('always', 'bearer')]],
  ['a default', { type: 'string', default: 'newest' }, [code('default', 'newest')]],
  ['an empty default', { type: 'string', default: '' }, [code('default', '""')]],
  [
    'a nullable enum',
    { anyOf: [{ type: 'string', enum: ['strong', 'weak'] }, { type: 'null' }] },
    [code('one of', 'strong', 'weak')],
  ],
  [
    'an array and its items',
    { type: 'array', maxItems: 3, items: { type: 'string', minLength: 1 }, default: [] },
    [{ text: 'at most 3 items' }, { text: 'each at least 1 character' }, code('default', '[]')],
  ],
])('says the limits: %s', (_, schema, notes) => {
  expect(describeSchema(schema).notes).toEqual(notes);
});

it('finds nested fields, and which of them are required', () => {
  const person: Schema = { type: 'object', properties: { name: string, age: true }, required: ['name'] };
  const team: Schema = {
    type: 'object',
    properties: { people: { type: 'array', items: { anyOf: [person, { type: 'null' }] } } },
  };
  expect(describeSchema(team).fields).toMatchObject([
    {
      name: 'people',
      type: '(object | null)[]',
      required: false,
      fields: [
        { name: 'name', type: 'string', required: true },
        { name: 'age', type: 'anything', required: false },
      ],
    },
  ]);
});

it('keeps what is said in words, also of a variant or an item', () => {
  const described: Schema = { type: 'string', description: 'As people type it' };
  for (const schema of [
    described,
    { anyOf: [{ type: 'null' }, described] },
    { type: 'array', items: described },
  ] satisfies Schema[])
    expect(describeSchema(schema).description).toBe('As people type it');
});
