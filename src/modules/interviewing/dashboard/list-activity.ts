import { sql } from 'kysely';
import type { SuccessOf } from '#contracts/endpoint.ts';
import type { Activity, ActivityKind, listActivity as contract } from '#contracts/dashboard.ts';
import { Recommendation } from '#contracts/interviewing/interviewing.ts';
import type { Actor } from '#platform/actor.ts';
import type { Db } from '#platform/db/client.ts';
import { tenantRead } from '#platform/db/tenant-read.ts';
import { cvOwner, namedCandidate, positionLabel } from '#modules/hiring/index.ts';
import { type PlacedActivity, gatherActivity } from './gather-activity.ts';

/** The recorded events that are shown. Sign-ins and payments are reported by email and on their own pages. */
const kinds: Readonly<Record<string, ActivityKind>> = {
  'hiring.position.created': 'position_created',
  'hiring.cv.received': 'cvs_added',
  'interviewing.core.renewed': 'core_renewed',
  'interviewing.plan.published': 'plan_ready',
  'interviewing.interview.completed': 'interview_completed',
  'interviewing.interview.cancelled': 'interview_cancelled',
  'interviewing.recommendation.recorded': 'recommendation_recorded',
  'interviewing.interview.exported': 'plan_exported',
  'interviewing.share-link.created': 'share_created',
  'interviewing.share-link.revoked': 'share_revoked',
};

/** Read more than is shown, because many CVs received together collapse into one line. */
const read = 100;
const shown = 20;

export async function listActivity(deps: { db: Db }, actor: Actor): Promise<SuccessOf<typeof contract>> {
  const rows = await newestActivity(deps.db, actor.userId, { limit: read });
  return { items: gatherActivity(rows.flatMap(activityOf)).slice(0, shown) };
}

const newestActivity = tenantRead((tenant, { limit }: { readonly limit: number }) =>
  tenant
    .selectFrom(
      tenant
        .selectFrom('platform.activity')
        .select(['event_id', 'event_type', 'occurred_at'])
        .select([
          sql<string | null>`facts ->> 'document'`.as('document'),
          sql<string | null>`(facts ->> 'interviewId')::uuid`.as('interview_id'),
          sql<string | null>`(facts ->> 'cvId')::uuid`.as('cv_id'),
          sql<string | null>`(facts ->> 'positionId')::uuid`.as('position_id'),
        ])
        .where('owner_id', '=', tenant.ownerId)
        .where(
          'event_type',
          'in',
          Object.keys(kinds).map((type) => sql.lit(type)),
        )
        // Retries and re-runs of a lost workflow do not count as new CVs.
        .where(
          sql<boolean>`event_type <> 'hiring.cv.received'
            or (coalesce(facts ->> 'attempt', '1') = '1' and facts ->> 'isAskedAgain' is null)`,
        )
        .orderBy('occurred_at', 'desc')
        .orderBy('event_id', 'desc')
        .limit(limit)
        .as('a'),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('interviewing.interview')
          .select('candidate_id')
          .where('owner_id', '=', tenant.ownerId)
          .whereRef('id', '=', 'a.interview_id')
          .limit(sql.lit(1))
          .as('i'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('interviewing.summary')
          .select('recommendation')
          .where('owner_id', '=', tenant.ownerId)
          .whereRef('interview_id', '=', 'a.interview_id')
          .limit(sql.lit(1))
          .as('s'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(namedCandidate(tenant, 'i.candidate_id').as('interviewed'), (join) => join.onTrue())
    .leftJoinLateral(cvOwner(tenant, 'a.cv_id').as('cv'), (join) => join.onTrue())
    .leftJoinLateral(namedCandidate(tenant, 'cv.candidate_id').as('added'), (join) => join.onTrue())
    .leftJoinLateral(positionLabel(tenant, 'a.position_id').as('position'), (join) => join.onTrue())
    .leftJoinLateral(positionLabel(tenant, 'cv.position_id').as('applied'), (join) => join.onTrue())
    .select([
      'a.event_id',
      'a.event_type',
      'a.occurred_at',
      'a.document',
      'a.interview_id',
      'a.position_id',
      's.recommendation',
      'interviewed.name as interviewed_name',
      'added.id as added_id',
      'added.name as added_name',
      'added.unreadable as added_unreadable',
      'position.title as position_title',
      'cv.position_id as applied_id',
      'applied.title as applied_title',
    ])
    .orderBy('a.occurred_at', 'desc')
    .orderBy('a.event_id', 'desc'),
);

type ActivityRow = Awaited<ReturnType<typeof newestActivity>>[number];

/** A file that could not be read has not produced a candidate, so it is left out. */
function activityOf(row: ActivityRow): PlacedActivity[] {
  const kind = kinds[row.event_type];
  if (kind === undefined || row.added_unreadable === true) return [];
  const { applied_id: id, applied_title: title } = row;
  const subject = subjectOf(row);
  return [
    {
      id: row.event_id,
      kind: kind === 'plan_exported' && row.document === 'report' ? 'report_exported' : kind,
      at: row.occurred_at,
      subject,
      count: 1,
      recommendation:
        // Hidden if the candidate was erased.
        kind === 'recommendation_recorded' && row.recommendation !== null && subject !== null
          ? Recommendation.parse(row.recommendation)
          : null,
      interviewId: row.interview_id,
      position: id === null || title === null ? null : { id, title },
    },
  ];
}

function subjectOf(row: ActivityRow): Activity['subject'] {
  if (row.interview_id !== null && row.interviewed_name !== null) {
    return { kind: 'interview', id: row.interview_id, name: row.interviewed_name };
  }
  if (row.added_id !== null && row.added_name !== null) {
    return { kind: 'candidate', id: row.added_id, name: row.added_name };
  }
  if (row.position_id !== null && row.position_title !== null) {
    return { kind: 'position', id: row.position_id, name: row.position_title };
  }
  return null;
}
