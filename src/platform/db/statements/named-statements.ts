import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

const names = new Map<string, string>();

/** Gives each SQL text a stable name, so that PostgreSQL parses and plans it once per connection. */
export function nameStatements(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => wrap(await pool.connect()),
    end: async () => pool.end(),
    options: pool.options,
  };
}

function wrap(client: pg.PoolClient): PostgresPoolClient {
  // Kysely calls only query(sql, parameters), without cursors, and release().
  return new Proxy(client, {
    get(target, property) {
      if (property !== 'query') {
        const value: unknown = Reflect.get(target, property, target);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return (text: string, values?: readonly unknown[]) =>
        values === undefined || values.length === 0
          ? target.query(text)
          : target.query({ name: nameOf(text), text, values: [...values] });
    },
  });
}

/** Short enough for PostgreSQL, and the same in every process. */
export function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 40);
  names.set(text, name);
  return name;
}
