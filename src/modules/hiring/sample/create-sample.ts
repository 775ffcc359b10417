import { sql } from 'kysely';
import * as z from 'zod';
import type { Language } from '#contracts/common.ts';
import type { SuccessOf } from '#contracts/endpoint.ts';
import { NewPosition } from '#contracts/hiring/positions.ts';
import type { createSample as contract } from '#contracts/hiring/sample.ts';
import type { Db } from '#platform/db/client.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';
import type { Actor } from '#platform/actor.ts';
import type { Config } from '#platform/config.ts';
import { readLocale } from '#platform/read-locale.ts';
import { requireVerifiedEmail } from '#modules/auth/index.ts';
import { insertCandidate } from '#modules/hiring/candidate/candidate-queries.ts';
import { storeCvText } from '#modules/hiring/cv/upload/paste-cv-text.ts';
import { insertPosition } from '#modules/hiring/position/create-position.ts';

const Sample = z.object({
  position: z.object({
    title: z.string(),
    department: z.string(),
    description: z.string(),
    focusAreas: z.array(z.string()),
  }),
  candidate: z.object({ name: z.string(), email: z.string(), cv: z.string() }),
});
const samples = readLocale('sample', Sample);

/**
 * Creates a position and a candidate with a CV, in the caller's language, to try things out. They are ordinary rows
 * with a flag and count like any other. If the caller already has a sample, returns it unchanged.
 *
 * @throws AppError auth.email_not_verified, billing.limit_reached, hiring.cv_quota
 */
export async function createSample(
  deps: { db: Db; config: Pick<Config, 'REQUIRE_VERIFIED_EMAIL'> },
  actor: Actor,
): Promise<SuccessOf<typeof contract>> {
  requireVerifiedEmail(actor, deps.config);
  return asTenant(deps.db, actor.userId, (tx) => make(tx, actor.language));
}

async function make(tx: TenantTx, language: Language): Promise<SuccessOf<typeof contract>> {
  // A double click must create only one sample.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sample:${tx.ownerId}`}, 0))`.execute(tx);
  const positionId = (await findSample(tx, 'hiring.position')) ?? (await makePosition(tx, language));
  const candidateId = (await findSample(tx, 'hiring.candidate')) ?? (await makeCandidate(tx, language, positionId));
  return { positionId, candidateId };
}

async function findSample(tx: TenantTx, table: 'hiring.position' | 'hiring.candidate'): Promise<string | undefined> {
  let query = tx.selectFrom(table).select('id').where('owner_id', '=', tx.ownerId).where('sample', '=', true);
  if (table === 'hiring.candidate') query = query.where(sql<boolean>`erasing_at is null`);
  return (await query.executeTakeFirst())?.id;
}

async function makePosition(tx: TenantTx, language: Language): Promise<string> {
  const position = NewPosition.parse({ ...samples[language].position, level: 'senior' });
  return (await insertPosition(tx, position, { sample: true })).id;
}

async function makeCandidate(tx: TenantTx, language: Language, positionId: string): Promise<string> {
  const { name, email, cv } = samples[language].candidate;
  const id = await insertCandidate(tx, { name, nameFrom: 'person', email, positionId, sample: true });
  await storeCvText(tx, id, cv);
  return id;
}
