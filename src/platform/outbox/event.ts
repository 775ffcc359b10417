import type * as z from 'zod';

/** A fact about one aggregate of one owner: ids and facts, never documents. */
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

/** Declares an event type: calling it creates an event, and consumers parse it with the same schema. */
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
