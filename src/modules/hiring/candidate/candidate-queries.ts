import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Language } from '#contracts/common.ts';
import type { Candidate } from '#contracts/hiring/candidates.ts';
import { headLength } from '#contracts/hiring/other-name-at-head.ts';
import { PositionStatus } from '#contracts/hiring/positions.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { mostRows } from '#platform/db/statements/most-rows.ts';
import { type AnyRow, type TenantBuilder, instant, tenantRead } from '#platform/db/tenant-read.ts';
import { publishChange } from '#platform/live/publish-change.ts';
import { newId } from '#platform/new-id.ts';
import { cvColumns, cvView } from '#modules/hiring/cv/cv-queries.ts';
import { ReadProfile, candidateProfile, otherName } from './candidate-profile.ts';
import { isErasedSoon, keptUntil } from '#modules/hiring/retention/kept-until.ts';
import { linkCandidate } from './link-candidate.ts';

export interface NewCandidate {
  readonly name: string;
  readonly nameFrom: 'person' | 'file';
  readonly email: string | null;
  readonly positionId: string | undefined;
  readonly sample?: boolean;
}

/** @throws AppError hiring.position_not_found */
export async function insertCandidate(tx: TenantTx, candidate: NewCandidate): Promise<string> {
  const { name, nameFrom, email, positionId, sample = false } = candidate;
  const id = newId();
  await tx
    .insertInto('hiring.candidate')
    .values({ id, owner_id: tx.ownerId, name, name_from: nameFrom, email, sample })
    .execute();
  publishChange(tx, { kind: 'candidate', id });
  if (positionId !== undefined) await linkCandidate(tx, id, positionId);
  return id;
}

/** @throws AppError hiring.candidate_not_found */
export async function getCandidate(tx: TenantTx, candidateId: string, language: Language): Promise<Candidate> {
  const one = ownCandidates(tx).where('c.id', '=', candidateId);
  const row = await withPositionsAndCv(tx, one).executeTakeFirst();
  if (row === undefined) throw new AppError('hiring.candidate_not_found', { candidateId });
  return toCandidate(row, language);
}

interface Filter {
  /** an `ilike` pattern for name or email */
  readonly q: string | undefined;
  readonly positionId: string | undefined;
  /**
   * true: only files that could not be read, which are not candidates yet. undefined: only candidates, except with
   * `erasedSoon`, which includes both
   */
  readonly unreadable: true | undefined;
  /** true: only candidates without an interview */
  readonly waiting: true | undefined;
  /** true: only candidates who will be erased within a week */
  readonly erasedSoon: true | undefined;
  /** only candidates whose newest interview is at this stage */
  readonly stage: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

export const newestCandidates = tenantRead((tenant, given: Filter) => {
  const { q, positionId, unreadable, waiting, erasedSoon, stage, after, limit } = given;
  let newest = ownCandidates(tenant).orderBy('c.id', 'desc').limit(mostRows);
  // Unreadable files are also erased by date, and the mail that links to this list counts them.
  if (unreadable !== undefined || erasedSoon === undefined) {
    newest = newest.where('c.unreadable', '=', sql.lit(unreadable !== undefined));
  }
  if (q !== undefined) newest = newest.where(({ or, eb }) => or([eb('c.name', 'ilike', q), eb('c.email', 'ilike', q)]));
  if (waiting !== undefined) newest = newest.where('c.interviews_count', '=', sql.lit(0));
  if (erasedSoon !== undefined) newest = newest.where(isErasedSoon);
  if (stage !== undefined) newest = newest.where('c.stage', '=', stage);
  if (after !== undefined) newest = newest.where('c.id', '<', after);
  if (positionId !== undefined) {
    newest = newest.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('hiring.candidate_position as l')
          .select('l.candidate_id')
          .whereRef('l.owner_id', '=', 'c.owner_id')
          .whereRef('l.candidate_id', '=', 'c.id')
          .where('l.position_id', '=', positionId),
      ),
    );
  }
  return withPositionsAndCv(tenant, newest).orderBy('c.id', 'desc').limit(limit);
});

function ownCandidates(tx: TenantBuilder) {
  return tx
    .selectFrom('hiring.candidate as c')
    .select(['c.id', 'c.owner_id', 'c.name', 'c.email', 'c.sample', 'c.stage', 'c.interviews_count'])
    .select(['c.version', 'c.created_at'])
    .select(['c.last_contact_at', 'c.held_at', 'c.hold_reason'])
    .where('c.owner_id', '=', tx.ownerId)
    .where('c.erasing_at', 'is', null);
}

/** Looks up each candidate's related rows by index, so that a page costs the same in a large account. */
function withPositionsAndCv(tx: TenantBuilder, candidates: ReturnType<typeof ownCandidates>) {
  return tx
    .selectFrom(candidates.as('c'))
    .select(['c.id', 'c.name', 'c.email', 'c.sample', 'c.stage', 'c.interviews_count', 'c.version', 'c.created_at'])
    .select(['c.held_at', 'c.hold_reason', keptUntil.as('kept_until')])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('hiring.candidate_position as l')
          .innerJoin('hiring.position as p', (join) =>
            join.onRef('p.owner_id', '=', 'l.owner_id').onRef('p.id', '=', 'l.position_id'),
          )
          .select(['p.id', 'p.title', 'p.status'])
          .whereRef('l.owner_id', '=', 'c.owner_id')
          .whereRef('l.candidate_id', '=', 'c.id')
          .orderBy('l.created_at')
          .orderBy('l.position_id'),
      ).as('positions'),
      jsonObjectFrom(
        selectFrom('hiring.cv')
          .select(cvColumns)
          .whereRef('owner_id', '=', 'c.owner_id')
          .whereRef('candidate_id', '=', 'c.id')
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(sql.lit(1)),
      ).as('newest_cv'),
      jsonArrayFrom(
        selectFrom('hiring.candidate as other')
          .select(['other.id', 'other.name'])
          .whereRef('other.owner_id', '=', 'c.owner_id')
          .whereRef('other.email', '=', 'c.email')
          .whereRef('other.id', '<>', 'c.id')
          .where('other.erasing_at', 'is', null)
          .orderBy('other.id')
          .limit(sql.lit(5)),
      ).as('same_email'),
      // Only the parts that are shown, because a CV's whole profile may be long.
      jsonObjectFrom(
        selectFrom('hiring.cv')
          .innerJoin('hiring.cv_text as text', (join) =>
            join.onRef('text.owner_id', '=', 'hiring.cv.owner_id').onRef('text.cv_id', '=', 'hiring.cv.id'),
          )
          .select([
            'text.cv_id',
            sql`text.profile -> 'name'`.as('name'),
            sql`text.profile -> 'email'`.as('email'),
            // Read only if the name differs, because the pages of a CV are long and a list has many CVs.
            sql`case when coalesce(lower(text.profile -> 'name' ->> 'quote') <> lower(c.name), false)
              then json_build_object('number', text.pages -> 0 -> 'number',
                'visible', left(text.pages -> 0 ->> 'visible', ${sql.lit(headLength)})) end`.as('head'),
            sql`text.profile -> 'headline'`.as('headline'),
            sql`text.profile -> 'roles'`.as('roles'),
            sql`text.profile -> 'languages'`.as('languages'),
          ])
          .whereRef('hiring.cv.owner_id', '=', 'c.owner_id')
          .whereRef('hiring.cv.candidate_id', '=', 'c.id')
          .where('hiring.cv.state', '=', 'ready')
          .orderBy('hiring.cv.created_at', 'desc')
          .orderBy('hiring.cv.id', 'desc')
          .limit(sql.lit(1)),
      ).as('read_profile'),
    ]);
}

type CandidateRow = Awaited<ReturnType<ReturnType<typeof withPositionsAndCv>['execute']>>[number];

export function toCandidate(row: AnyRow<CandidateRow>, language: Language): Candidate {
  const cv = row.newest_cv;
  const read = row.read_profile === null ? undefined : ReadProfile.parse(row.read_profile);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    sample: row.sample,
    sameEmailAs: row.same_email,
    profile: read === undefined ? null : candidateProfile(read, new Date()),
    otherName: read === undefined ? null : otherName(read, row.name),
    cv: cv === null ? null : cvView({ ...cv, created_at: new Date(cv.created_at) }, language),
    positionIds: row.positions.map(({ id }) => id),
    positions: row.positions.map(({ status, ...position }) => ({ ...position, status: PositionStatus.parse(status) })),
    legalHold: row.held_at === null ? null : { since: instant(row.held_at), reason: row.hold_reason },
    keptUntil: row.kept_until === null ? null : instant(row.kept_until),
    version: row.version,
    createdAt: instant(row.created_at),
  };
}
