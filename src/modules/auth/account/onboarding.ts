import { sql } from 'kysely';
import type { onboarding as contract, onboardingStep1 as step1Contract } from '#contracts/auth/account.ts';
import type { Company } from '#contracts/auth/auth.ts';
import type { BodyOf, SuccessOf } from '#contracts/endpoint.ts';
import type { Actor } from '#platform/actor.ts';
import { AppError } from '#platform/app-error.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import { getUser } from '#modules/auth/profile/profile.ts';
import type { ReadSubscription } from '#modules/auth/profile/read-user.ts';

interface OnboardingDeps {
  readonly db: Db;
  readonly readSubscription: ReadSubscription;
}

export async function getOnboarding(deps: OnboardingDeps, actor: Actor): Promise<SuccessOf<typeof contract>> {
  const { company } = await asTenant(deps.db, actor.userId, (tx) => getUser(deps, tx));
  return { company: company ?? null, onboarding: progressOf(company) };
}

/** Stores the company and the user's own position. Idempotent; different answers replace the previous ones. */
export async function completeStep1(
  deps: OnboardingDeps,
  actor: Actor,
  input: BodyOf<typeof step1Contract>,
): Promise<SuccessOf<typeof step1Contract>> {
  const user = await asTenant(deps.db, actor.userId, async (tx) => {
    await storeStep1(tx, input);
    return getUser(deps, tx);
  });
  const { company } = user;
  if (company === undefined) throw new AppError('common.unauthorized');
  return { user, company, onboarding: progressOf(company) };
}

async function storeStep1(tx: TenantTx, input: BodyOf<typeof step1Contract>): Promise<void> {
  const { companyName, website = null, industry, userPosition } = input;
  // Updates the account's row first. If the account was deleted in the meantime, there is no row, and the session is no
  // longer valid.
  const { numUpdatedRows } = await tx
    .updateTable('auth.user')
    .set({ position: userPosition })
    .where('id', '=', tx.ownerId)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AppError('common.unauthorized');
  await sql`insert into auth.company (owner_id, name, website, industry)
    values (${tx.ownerId}, ${companyName}, ${website}, ${industry})
    on conflict (owner_id) do update
    set name = excluded.name, website = excluded.website, industry = excluded.industry, updated_at = now()`.execute(tx);
}

function progressOf(company: Company | undefined) {
  return { step1: company === undefined ? 'open' : 'done' } as const;
}
