import { sql } from 'kysely';
import pg from 'pg';
import * as z from 'zod';
import type { Db } from '#platform/db/client.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const Config = z.object({ name: z.string(), text: z.string(), values: z.array(z.unknown()) });

/** The named statements that some work sends to the server. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const query = Reflect.get(pg.Client.prototype, 'query');
  const recorded = function (this: pg.Client, ...given: unknown[]): unknown {
    const config = Config.safeParse(given[0]);
    if (config.success) statements.push({ text: config.data.text, values: config.data.values });
    return Reflect.apply(query, this, given);
  };
  Reflect.set(pg.Client.prototype, 'query', recorded);
  try {
    await work();
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query);
  }
  return statements;
}

export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string | undefined;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[] | undefined;
}

const PlanNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Index Name': z.optional(z.string()),
  'Relation Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  get Plans() {
    return z.optional(z.array(PlanNode));
  },
});
const Explained = z.tuple([z.object({ Plan: PlanNode, 'Execution Time': z.number() })]);

export interface Explained {
  readonly nodes: readonly PlanNode[];
  /** pages of tables and indexes that it touches */
  readonly buffers: number;
  readonly ms: number;
}

/**
 * Runs EXPLAIN on an owner's statement. On the request pool a statement is planned once for all owners, with the
 * estimates for the owner who happens to be first, `plannedFor`.
 */
export async function explain(
  db: Db,
  { text, values }: Statement,
  { ownerId, plannedFor }: { readonly ownerId: string; readonly plannedFor: string },
): Promise<Explained> {
  const execute = `execute explained(${values.map(literal).join(', ')})`;
  return db
    .tenantOf(plannedFor)
    .transaction()
    .execute(async (tx) => {
      const run = (statement: string) => sql.raw<{ 'QUERY PLAN'?: unknown }>(statement).execute(tx);
      await run(`prepare explained as ${text}`);
      try {
        // the first execution plans it and reads its pages into memory
        await run(execute);
        await run(`select set_config('app.user_id', ${pg.escapeLiteral(ownerId)}, true)`);
        await run(execute);
        const { rows } = await run(`explain (analyze, buffers, format json) ${execute}`);
        const [{ Plan: root, 'Execution Time': ms }] = Explained.parse(rows[0]?.['QUERY PLAN']);
        return { nodes: withChildren(root), buffers: root['Shared Hit Blocks'] + root['Shared Read Blocks'], ms };
      } finally {
        await run('deallocate explained');
      }
    });
}

function withChildren(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(withChildren)];
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`);
  return pg.escapeLiteral(z.union([z.string(), z.number()]).parse(value).toString());
}
