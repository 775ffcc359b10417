import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';

type Pick = (value: unknown) => unknown;

const leaves = ['string', 'number', 'boolean', 'enum', 'literal', 'null'];

/**
 * Answers as JSON with the fields that their contract declares and no others. Values are not judged again: they come
 * from our own typed code, tests judge them (there the validating compiler is used), and judging them costs a list more
 * than reading its rows.
 */
export const serializeDeclaredFields: FastifySerializerCompiler<$ZodType> = ({ schema }) => {
  const pick = pickOf(schema);
  return (answer) => JSON.stringify(pick === undefined ? answer : pick(answer));
};

/** undefined: a value of this schema holds nothing that could be left out. */
function pickOf(schema: $ZodType): Pick | undefined {
  if (leaves.includes(schema._zod.def.type)) return undefined;
  if (schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodOptional) {
    const pick = pickOf(schema._zod.def.innerType);
    return pick && ((value) => (value === null || value === undefined ? value : pick(value)));
  }
  if (schema instanceof z.core.$ZodArray) {
    const pick = pickOf(schema._zod.def.element);
    return pick && ((values) => (Array.isArray(values) ? values.map(pick) : values));
  }
  if (schema instanceof z.core.$ZodObject && schema._zod.def.catchall === undefined) {
    const fields = Object.entries(schema._zod.def.shape).map(([name, field]) => [name, pickOf(field)] as const);
    return (value) => {
      if (typeof value !== 'object' || value === null) return value;
      const picked: Record<string, unknown> = {};
      for (const [name, pick] of fields) {
        const field: unknown = Reflect.get(value, name);
        picked[name] = pick === undefined ? field : pick(field);
      }
      return picked;
    };
  }
  return (value) => z.encode(schema, value);
}
