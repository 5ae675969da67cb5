// Describes the values of a JSON schema: type, limits and nested fields.
import type { Schema } from '../openapi.ts';

/** A limit in a few words; `codes` are its literal parts. */
export type Note = { text: string; codes?: string[] };
export type Shape = { type: string; notes: Note[]; description?: string | undefined; fields: Field[] };
export type Field = Shape & { name: string; required: boolean };

type Rules = Exclude<Schema, boolean>;

export function describeSchema(schema: Schema): Shape {
  const rules = typeof schema === 'boolean' ? {} : schema;
  const variants = rules.anyOf ?? rules.oneOf;
  const inner = variants ? describeVariants(variants) : describeOne(rules);
  return {
    ...inner,
    notes: [...inner.notes, ...defaults(rules)],
    description: rules.description ?? inner.description,
  };
}

function describeVariants(variants: Schema[]): Shape {
  const shapes = variants.map(describeSchema);
  return {
    type: [...new Set(shapes.map(({ type }) => type))].join(' | '),
    notes: shapes.flatMap(({ notes }) => notes),
    description: shapes.find(({ description }) => description)?.description,
    fields: shapes.flatMap(({ fields }) => fields),
  };
}

function describeOne(rules: Rules): Shape {
  if (rules.type === 'array') return describeArray(rules);
  const notes = [...values(rules), ...limits(rules), ...patterns(rules)];
  return { type: typeOf(rules), notes, fields: fieldsOf(rules) };
}

function describeArray({ items = true, minItems, maxItems }: Rules): Shape {
  const item = describeSchema(Array.isArray(items) ? true : items);
  const each = item.notes.map((note) => ({ ...note, text: `each ${note.text}` }));
  return {
    ...item,
    type: item.type.includes(' | ') ? `(${item.type})[]` : `${item.type}[]`,
    notes: [...range(minItems, maxItems, 'item'), ...each],
  };
}

function fieldsOf({ properties = {}, required = [] }: Rules): Field[] {
  return Object.entries(properties).map(([name, property]) => ({
    name,
    required: required.includes(name),
    ...describeSchema(property),
  }));
}

function typeOf({ type, format, $ref, const: only, enum: choices }: Rules): string {
  if ($ref) return $ref.split('/').at(-1)!;
  if (Array.isArray(type)) return type.join(' | ');
  if (type === 'string' && format) return format;
  return type ?? (only === undefined && !choices ? 'anything' : typeof (only ?? choices?.[0]));
}

function values({ enum: choices, const: only }: Rules): Note[] {
  if (only !== undefined) return [{ text: 'always', codes: [written(only)] }];
  return choices ? [{ text: 'one of', codes: choices.map(written) }] : [];
}

function limits(rules: Rules): Note[] {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = rules;
  return [
    ...range(minLength, maxLength, 'character'),
    ...range(minimum, maximum),
    ...(typeof exclusiveMinimum === 'number' ? [{ text: `more than ${inWords(exclusiveMinimum)}` }] : []),
    ...(typeof exclusiveMaximum === 'number' ? [{ text: `less than ${inWords(exclusiveMaximum)}` }] : []),
  ];
}

/** Limits that are implied by the name of a format. */
function patterns({ format, pattern, allOf = [] }: Rules): Note[] {
  const all = [pattern, ...allOf.map((part) => part.pattern)].filter((one) => one !== undefined);
  return format ? [] : all.map((one) => ({ text: 'matches', codes: [one] }));
}

function defaults({ default: value }: Rules): Note[] {
  return value === undefined ? [] : [{ text: 'default', codes: [written(value)] }];
}

function range(least: number | undefined, most: number | undefined, unit?: string): Note[] {
  if (least === undefined && most === undefined) return [];
  if (least === undefined) return [{ text: `at most ${inWords(most!, unit)}` }];
  if (most === undefined) return [{ text: `at least ${inWords(least, unit)}` }];
  if (least === most) return [{ text: `exactly ${inWords(most, unit)}` }];
  return [{ text: `${inWords(least)} to ${inWords(most, unit)}` }];
}

function inWords(count: number, unit?: string): string {
  return count.toLocaleString('en') + (unit ? ` ${unit}${count === 1 ? '' : 's'}` : '');
}

/** As one would type it: text without quotes, unless it is empty. */
function written(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
