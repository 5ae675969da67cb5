// Input that a call would probably accept, generated from its schema and field names.
import type { Call } from '@opener/contract/call';
import type { Dice } from '@opener/stand-ins/dice';
import * as z from 'zod/mini';
import type { JSONSchema } from 'zod/v4/core';

/** Good values by the name of the field, the same for every call that has such a field. */
export type KnownValues = Record<string, readonly unknown[]>;
type Schema = JSONSchema.BaseSchema;

const descriptions = new Map<unknown, Schema>();

function described(schema: z.ZodMiniType): Schema {
  const known = descriptions.get(schema) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  descriptions.set(schema, known);
  return known;
}

export function plausible(schema: NonNullable<Call['body']>, dice: Dice, known: KnownValues): unknown {
  return make(described(schema), '');

  function make(part: Schema | boolean, name: string): unknown {
    const values = known[name];
    if (values && dice.chance(0.9)) return dice.pick(values);
    if (typeof part === 'boolean') return 'anything';
    if (part.enum) return dice.pick(part.enum);
    if (part.const !== undefined) return part.const;
    if (part.anyOf) return make(dice.pick(part.anyOf), name);
    switch (part.type) {
      case 'object':
        return makeObject(part);
      case 'array': {
        const items = Array.isArray(part.items) ? true : (part.items ?? true);
        return Array.from({ length: dice.between(1, 3) }, () => make(items, `${name}[]`));
      }
      case 'boolean':
        return dice.chance(0.5);
      case 'number':
      case 'integer':
        return dice.between(0, 200);
      default:
        return dice.pick(['Some words.', 'Ein paar Wörter 🙂', 'a'.repeat(part.maxLength ?? 40)]);
    }
  }

  function makeObject(part: Schema): Record<string, unknown> {
    const required = new Set(part.required);
    const given = Object.entries(part.properties ?? {}).filter(
      ([name]) => required.has(name) || dice.chance(0.5),
    );
    return Object.fromEntries(given.map(([name, field]) => [name, make(field, name)]));
  }
}
