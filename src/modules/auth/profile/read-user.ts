import { type Subscription, type User, subscriptionStatuses } from '#contracts/auth.ts';
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
  'plan',
  'subscription_status',
  'billing_period',
  'renewal_date',
  'cancel_at_period_end',
  'trial_ends_at',
  'created_at',
] as const;

/** The account as its owner sees it; undefined when there is none (any more), or the tenant is another one. */
export async function readUser(tx: Tx, userId: string): Promise<User | undefined> {
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
    subscription: subscriptionOf(row),
  };
}

/** A stored language; the table's check constraint allows no other. */
export function languageOfUser(stored: string): Language {
  return languages.find((language) => language === stored) ?? 'en';
}

function subscriptionOf(row: {
  plan: string;
  subscription_status: string;
  billing_period: string | null;
  renewal_date: Date | null;
  cancel_at_period_end: boolean;
  trial_ends_at: Date | null;
}): Subscription {
  const { plan, billing_period: period } = row;
  return {
    plan: plan === 'premium' ? 'premium' : 'free',
    status: subscriptionStatuses.find((status) => status === row.subscription_status) ?? 'none',
    billingPeriod: period === 'monthly' || period === 'yearly' ? period : null,
    renewalDate: row.renewal_date?.toISOString() ?? null,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    ...(row.trial_ends_at === null ? {} : { trialEndsAt: row.trial_ends_at.toISOString() }),
  };
}
