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

/** For a user `u`: the addresses of the linked Google accounts, in a stable order. */
const googleAddresses = sql<string[]>`array(
  select distinct coalesce(i.email, u.email) from auth.identity i where i.user_id = u.id order by 1)`;

/** Reads the subscription shown in a user record; provided by the module that owns subscriptions. */
export type ReadSubscription = (tx: Tx, userId: string) => Promise<Subscription>;

/** The account as its owner sees it; undefined if it does not exist (any more), or the tenant is a different one. */
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

/** Null until the first onboarding step is done. The table's check constraint mirrors the list of industries. */
function companyOf(row: {
  company_name: string | null;
  website: string | null;
  industry: string | null;
}): Pick<User, 'company'> {
  const { company_name: name, website, industry: stored } = row;
  const industry = industries.find((known) => known === stored);
  return name === null || industry === undefined ? {} : { company: { name, website, industry } };
}

/** A stored language; the table's check constraint allows no other values. */
export function languageOfUser(stored: string): Language {
  return languages.find((language) => language === stored) ?? 'en';
}

/** The owner's name; null if the account does not exist (any more). */
export async function fullNameOf(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx.selectFrom('auth.user').select('full_name').where('id', '=', userId).executeTakeFirst();
  return row?.full_name ?? null;
}

/** Whether the account's owner allows models to write; false if the account no longer exists. */
export async function usesAi(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('auth.user').select('ai_enabled').where('id', '=', userId).executeTakeFirst();
  return row?.ai_enabled ?? false;
}

interface Contact {
  readonly email: string;
  readonly language: Language;
  /** UTC until the user sets a time zone */
  readonly timezone: string;
}

/** How to write to the account's owner; undefined if the account does not exist (any more). */
export async function contactOf(tx: Tx, userId: string): Promise<Contact | undefined> {
  const row = await tx
    .selectFrom('auth.user')
    .select(['email', 'language', 'timezone'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row && { ...row, language: languageOfUser(row.language) };
}

/** The time zone for times shown to a reader whose device is not known. */
export async function timeZoneOf(tx: Tx, userId: string): Promise<string> {
  return (await contactOf(tx, userId))?.timezone ?? 'UTC';
}

/**
 * Where to remind the account's owner of recommendations. Undefined if they do not want such mails, or if the address
 * is unverified: whoever signed up with a stranger's address could otherwise decide what is mailed to it.
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
  /** null until the company is set during onboarding */
  readonly company: string | null;
  readonly usesAi: boolean;
}

/** The sender of what the account's owner sends to somebody; undefined if the account does not exist (any more). */
export async function senderOf(tx: Tx, userId: string): Promise<Sender | undefined> {
  return tx
    .selectFrom('auth.user as u')
    .leftJoin('auth.company as c', 'c.owner_id', 'u.id')
    .select(['u.full_name as fullName', 'u.email', 'u.timezone', 'u.ai_enabled as usesAi', 'c.name as company'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
}

/** The id of the account with this address; undefined if there is none. */
export async function userIdOf(tx: SystemTx, email: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('auth.user')
    .select('id')
    .where((eb) => eb.fn('lower', ['email']), '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row?.id;
}
