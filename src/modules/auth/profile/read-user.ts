import { sql } from 'kysely';
import { type Subscription, type User, industries } from '#contracts/auth/auth.ts';
import { languages } from '#contracts/languages.ts';
import type { Language } from '#contracts/common.ts';
import type { SystemTx, Tx } from '#platform/db/unit-of-work.ts';

const columns = [
  'u.id',
  'u.email',
  'u.full_name',
  'u.position',
  'u.language',
  'u.timezone',
  'u.email_verified_at',
  'u.password_hash',
  'u.ai_enabled',
  'u.recommendation_reminders',
  'u.created_at',
] as const;

/** Of a user `u`: those of the Google accounts that are linked, in an order that stays. */
const googleAddresses = sql<string[]>`array(
  select distinct coalesce(i.email, u.email) from auth.identity i where i.user_id = u.id order by 1)`;

/** What an account's own record shows of its subscription; whoever keeps subscriptions answers it. */
export type ReadSubscription = (tx: Tx, userId: string) => Promise<Subscription>;

/** The account as its owner sees it; undefined when there is none (any more), or the tenant is another one. */
export async function readUser(
  { readSubscription }: { readSubscription: ReadSubscription },
  tx: Tx,
  userId: string,
): Promise<User | undefined> {
  const row = await tx
    .selectFrom('auth.user as u')
    .leftJoin('auth.company as c', 'c.owner_id', 'u.id')
    .select(columns)
    .select(['c.name as company_name', 'c.website', 'c.industry', googleAddresses.as('google_addresses')])
    .where('u.id', '=', userId)
    .executeTakeFirst();
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
    googleAddresses: row.google_addresses,
    aiEnabled: row.ai_enabled,
    recommendationReminders: row.recommendation_reminders,
    ...companyOf(row),
    subscription: await readSubscription(tx, userId),
  };
}

/** Nothing until the first step of onboarding is done; the table's check constraint mirrors the list of industries. */
function companyOf(row: {
  company_name: string | null;
  website: string | null;
  industry: string | null;
}): Pick<User, 'company'> {
  const { company_name: name, website, industry: stored } = row;
  const industry = industries.find((known) => known === stored);
  return name === null || industry === undefined ? {} : { company: { name, website, industry } };
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

/** Whether the account's owner lets models write; an account that is gone lets nobody. */
export async function usesAi(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('auth.user').select('ai_enabled').where('id', '=', userId).executeTakeFirst();
  return row?.ai_enabled ?? false;
}

interface Contact {
  readonly email: string;
  readonly language: Language;
  /** UTC until the account says another one */
  readonly timezone: string;
}

/** Where and how an account's owner is written to; undefined when there is none (any more). */
export async function contactOf(tx: Tx, userId: string): Promise<Contact | undefined> {
  const row = await tx
    .selectFrom('auth.user')
    .select(['email', 'language', 'timezone'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && { ...row, language: languageOfUser(row.language) };
}

/** The zone that times are told in where their reader's device is not known. */
export async function timeZoneOf(tx: Tx, userId: string): Promise<string> {
  return (await contactOf(tx, userId))?.timezone ?? 'UTC';
}

/**
 * Where an account's owner is reminded of recommendations; undefined where no such mail is wanted, and at an address that
 * nobody has proven: what a mail to a stranger says would be up to whoever signed up with it.
 */
export async function reminderContactOf(tx: Tx, userId: string): Promise<Contact | undefined> {
  const row = await tx
    .selectFrom('auth.user')
    .select('id')
    .where('id', '=', userId)
    .where('recommendation_reminders', 'is', true)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row && contactOf(tx, row.id);
}

interface Sender extends Pick<Contact, 'email' | 'timezone'> {
  readonly fullName: string;
  /** null until the setup of the account has named it */
  readonly company: string | null;
  readonly usesAi: boolean;
}

/** Who stands behind what the account's owner sends to somebody; undefined when there is no account (any more). */
export async function senderOf(tx: Tx, userId: string): Promise<Sender | undefined> {
  return tx
    .selectFrom('auth.user as u')
    .leftJoin('auth.company as c', 'c.owner_id', 'u.id')
    .select(['u.full_name as fullName', 'u.email', 'u.timezone', 'u.ai_enabled as usesAi', 'c.name as company'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}

/** Whose account an address is; undefined when it is nobody's. */
export async function userIdOf(tx: SystemTx, email: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('auth.user')
    .select('id')
    .where((eb) => eb.fn('lower', ['email']), '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row?.id;
}
