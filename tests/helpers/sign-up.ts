import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AuthAnswer } from '#contracts/auth.ts';
import type { TestApp } from './test-app.ts';

export interface SignUpOverrides {
  readonly email?: string;
  readonly password?: string;
  readonly fullName?: string;
  readonly position?: string;
  readonly language?: 'en' | 'uk';
}

export const aPassword = 'grey-Heron-41';

/** A network of its own, or the calls of one file would count against each other. */
export function aNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** A new verified account, through the same endpoints as a person's, with its rotating session. */
export async function signUp(app: TestApp, overrides: SignUpOverrides = {}): Promise<AuthAnswer> {
  const email = overrides.email ?? `${randomUUID()}@example.com`;
  const headers = { 'x-forwarded-for': aNetwork(), 'x-refresh-mode': 'rotate' };
  const registered = await app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/register',
    headers,
    payload: { password: aPassword, fullName: 'Olena Kovalenko', position: 'Recruiter', ...overrides, email },
  });
  if (registered.statusCode !== 202) throw new Error(`register answered ${registered.statusCode}: ${registered.body}`);
  const verified = await app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/verify-code',
    headers,
    payload: { email, code: await queuedCode(app, email) },
  });
  if (verified.statusCode !== 200) throw new Error(`verify-code answered ${verified.statusCode}: ${verified.body}`);
  return verified.json();
}

/** The newest code on its way to an address; only where nothing delivers mail (delivered rows lose their code). */
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
