import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { asTenant, createDb } from '#platform/db/client.ts';
import { newId } from '#platform/new-id.ts';
import { cloneTemplate } from '#tests/helpers/database.ts';
import { until } from '#tests/helpers/until.ts';

describe('asTenant', () => {
  it('a connection › that the server ends between two queries › fails that work and nothing else', async () => {
    const db = createDb({
      connectionString: await cloneTemplate(inject('adminUrl'), `t_${newId().replaceAll('-', '')}`),
      max: 1,
    });
    const admin = createDb({ connectionString: inject('adminUrl'), max: 1 });
    const work = asTenant(db, randomUUID(), async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const pid = rows[0]?.pid ?? 0;
      await sql`reset role`.execute(admin.tenant);
      await sql`select pg_terminate_backend(${pid})`.execute(admin.tenant);
      await until(async () => {
        const { rows: left } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(admin.tenant);
        return left.length === 0;
      });
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toThrow(/terminat|connection/i);
    const again = await asTenant(db, randomUUID(), (tx) => sql<{ one: number }>`select 1 as one`.execute(tx));
    expect(again.rows).toEqual([{ one: 1 }]);
    await admin.destroy();
    await db.destroy();
  });
});
