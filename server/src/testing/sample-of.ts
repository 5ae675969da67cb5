// A value that fits a schema of the contract, with an extra field in every object, as a careless query would return it.
import * as z from 'zod/mini';
import type * as core from 'zod/v4/core';

export const leak = { leaked: 'secret-hash' };

export function sampleOf(schema: core.$ZodType): unknown {
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries<core.$ZodType>(schema.def.shape);
    return { ...Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field)])), ...leak };
  }
  if (schema instanceof z.ZodMiniArray) return [sampleOf(schema.def.element)];
  if (schema instanceof z.ZodMiniOptional) return sampleOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniNullable) return sampleOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniEnum) return Object.values(schema.def.entries)[0];
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values[0];
  if (schema instanceof z.ZodMiniUUID) return '0197a0f0-0000-7000-8000-000000000000';
  if (schema instanceof z.ZodMiniString) return 'text';
  if (schema instanceof z.ZodMiniDefault) return sampleOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniNumber) return 1;
  if (schema instanceof z.ZodMiniBoolean) return true;
  throw new Error(`There is no sample of a ${schema.constructor.name}`);
}
