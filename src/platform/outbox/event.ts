import type * as z from 'zod';

/** A fact that happened to one aggregate of one owner: ids and facts, never documents. */
export interface DomainEvent<Payload = unknown> {
  /** `module.noun.past-tense` */
  readonly type: string;
  readonly aggregateId: string;
  readonly payload: Payload;
}

export interface EventType<Schema extends z.ZodType> {
  (aggregateId: string, payload: z.infer<Schema>): DomainEvent<z.infer<Schema>>;
  readonly type: string;
  readonly schema: Schema;
}

/** Declares an event: called it makes one, and consumers read it back through the same schema. */
export function defineEvent<Schema extends z.ZodType>(
  type: `${string}.${string}.${string}`,
  schema: Schema,
): EventType<Schema> {
  const make = (aggregateId: string, payload: z.infer<Schema>) => ({
    type,
    aggregateId,
    payload: schema.parse(payload),
  });
  return Object.assign(make, { type, schema });
}
