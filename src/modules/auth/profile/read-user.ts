import type { Subscription, User } from '#contracts/auth.ts';
import { languages } from '#contracts/languages.ts';
import type { Language } from '#contracts/common.ts';
import type { Tx } from '#platform/db/unit-of-work.ts';

const columns = [
  'id',
  'email',
  'full_name',
  'position',
  'language',
  'timezone',
  'email_verified_at',
  'password_hash',
  'created_at',
] as const;

/** What an account's own record shows of its subscription; whoever keeps subscriptions answers it. */
export type ReadSubscription = (tx: Tx, userId: string) => Promise<Subscription>;

/** The account as its owner sees it; undefined when there is none (any more), or the tenant is another one. */
export async function readUser(
  { readSubscription }: { readSubscription: ReadSubscription },
  tx: Tx,
  userId: string,
): Promise<User | undefined> {
  const row = await tx.selectFrom('auth.user').select(columns).where('id', '=', userId).executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    position: row.position,
    language: languageOfUser(row.language),
    timezone: row.timezone,
    createdAt: row.created_at.toISOString(),
    emailVerified: row.email_verified_at !== null,
    hasPassword: row.password_hash !== null,
    subscription: await readSubscription(tx, userId),
  };
}

/** A stored language; the table's check constraint allows no other. */
export function languageOfUser(stored: string): Language {
  return languages.find((language) => language === stored) ?? 'en';
}

/** How an account's owner is called; null when there is none (any more). */
export async function fullNameOf(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx.selectFrom('auth.user').select('full_name').where('id', '=', userId).executeTakeFirst();
  return row?.full_name ?? null;
}

/** Where an account's owner is written to; undefined when there is none (any more). */
export async function contactOf(tx: Tx, userId: string): Promise<{ email: string; language: Language } | undefined> {
  const row = await tx
    .selectFrom('auth.user')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && { email: row.email, language: languageOfUser(row.language) };
}
