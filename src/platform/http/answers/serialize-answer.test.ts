import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { serializeDeclaredFields } from './serialize-answer.ts';

const serialize = (schema: z.ZodType, answer: unknown): unknown =>
  JSON.parse(serializeDeclaredFields({ schema, method: 'GET', url: '/' })(answer));

describe('serializeDeclaredFields', () => {
  const Row = z.object({ id: z.string(), owner: z.nullable(z.object({ name: z.string() })) });

  it('serializeDeclaredFields › fields that no contract declares, at any depth › leaves them out', () => {
    const secret = 'hash';
    const row = { id: '1', secret, owner: { name: 'Olena', secret } };
    const Answer = z.object({ items: z.array(Row), one: z.optional(Row), nextCursor: z.nullable(z.string()) });
    expect(serialize(Answer, { items: [row, { id: '2', owner: null }], one: row, nextCursor: null, secret })).toEqual({
      items: [
        { id: '1', owner: { name: 'Olena' } },
        { id: '2', owner: null },
      ],
      one: { id: '1', owner: { name: 'Olena' } },
      nextCursor: null,
    });
  });

  it('serializeDeclaredFields › a field that may be missing and is › stays missing', () => {
    expect(serialize(z.object({ id: z.string(), note: z.optional(z.string()) }), { id: '1' })).toEqual({ id: '1' });
  });

  it('serializeDeclaredFields › one of several shapes, a record, open objects › as the validating one answers', () => {
    const Answer = z.object({
      either: z.union([z.array(Row), z.object({ items: z.array(Row) })]),
      counts: z.record(z.string(), z.number()),
      open: z.looseObject({ id: z.string() }),
    });
    const answer = {
      either: { items: [{ id: '1', owner: null, secret: 1 }] },
      counts: { a: 1 },
      open: { id: '1', more: 2 },
      secret: 1,
    };
    expect(serialize(Answer, answer)).toEqual(z.encode(Answer, answer));
  });
});
