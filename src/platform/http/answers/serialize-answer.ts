import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';

type Pick = (value: unknown) => unknown;
type Fits = (value: unknown) => boolean;

const leaves = ['string', 'number', 'boolean', 'enum', 'literal', 'null'];

/**
 * Serialises responses as JSON with exactly the fields that their contract declares. Values are not validated again:
 * they come from our own typed code, tests do validate them (with the validating compiler), and validating a list costs
 * more than reading its rows.
 */
export const serializeDeclaredFields: FastifySerializerCompiler<$ZodType> = ({ schema }) => {
  const pick = pickOf(schema);
  const fits = fitsOf(schema);
  if (pick === undefined || fits === undefined) return (answer) => JSON.stringify(answer);
  return (answer) => JSON.stringify(fits(answer) ? answer : pick(answer));
};

/**
 * Whether a value has no field to omit or convert: most have none, and need no copy. undefined: no value of this schema
 * can have one.
 */
function fitsOf(schema: $ZodType): Fits | undefined {
  if (leaves.includes(schema._zod.def.type)) return undefined;
  if (schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodOptional) {
    const fits = fitsOf(schema._zod.def.innerType);
    return fits && ((value) => value === null || value === undefined || fits(value));
  }
  if (schema instanceof z.core.$ZodArray) {
    const fits = fitsOf(schema._zod.def.element);
    return fits && ((values) => Array.isArray(values) && values.every(fits));
  }
  if (schema instanceof z.core.$ZodObject && schema._zod.def.catchall === undefined) {
    const fields = new Map(Object.entries(schema._zod.def.shape).map(([name, field]) => [name, fitsOf(field)]));
    return (value) => {
      if (typeof value !== 'object' || value === null) return false;
      for (const name in value) {
        const fits = fields.get(name);
        if (fits === undefined ? !fields.has(name) : !fits(Reflect.get(value, name))) return false;
      }
      return true;
    };
  }
  return () => false;
}

/** undefined: no value of this schema has anything to omit. */
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
