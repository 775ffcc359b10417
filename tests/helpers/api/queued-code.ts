import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** The newest queued code for an address; works only if nothing delivers mail (delivered rows lose their code). */
export async function queuedCode(app: TestApp, email: string): Promise<string> {
  const { code } = await app.deps.db.system
    .selectFrom('platform.mail_message')
    .select(sql<string | null>`parameters->>'code'`.as('code'))
    .where('to_address', '=', email.toLowerCase())
    .where(sql`parameters->>'code'`, 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return code ?? '';
}
