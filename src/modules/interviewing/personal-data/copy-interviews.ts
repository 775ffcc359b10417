import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { notedParts } from '#contracts/interviewing/run/run-rules.ts';
import type { Actor } from '#platform/actor.ts';
import { jsonArray } from '#platform/archive/json-array.ts';
import type { ArchiveEntry } from '#platform/archive/zip-archive.ts';
import type { Db } from '#platform/db/client.ts';
import { everyRow } from '#platform/db/statements/every-row.ts';
import { type TenantTx, asTenant } from '#platform/db/unit-of-work.ts';

/** A small batch, because each interview includes every version of its plan. */
const interviewsAtOnce = 10;

/**
 * Interviews with all plan versions, answers and notes, score suggestions from models, summaries and links.
 *
 * @param candidateId limits the copy to this candidate's interviews
 */
export async function* copyInterviews(
  deps: { db: Db },
  actor: Actor,
  candidateId?: string,
): AsyncGenerator<ArchiveEntry> {
  const interviews = everyRow(
    (after, limit) => asTenant(deps.db, actor.userId, (tx) => newestWhole(tx, { candidateId, after, limit })),
    interviewsAtOnce,
  );
  yield { path: 'interviews.json', content: () => jsonArray(interviews) };
}

interface Narrowed {
  readonly candidateId: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

async function newestWhole(tx: TenantTx, { candidateId, after, limit }: Narrowed) {
  let newest = tx
    .selectFrom('interviewing.interview as i')
    .where('i.owner_id', '=', tx.ownerId)
    .orderBy('i.id', 'desc')
    .limit(limit);
  if (after !== undefined) newest = newest.where('i.id', '<', after);
  if (candidateId !== undefined) newest = newest.where('i.candidate_id', '=', candidateId);
  return newest
    .select([
      'i.id',
      'i.position_id as positionId',
      'i.candidate_id as candidateId',
      'i.cv_id as cvId',
      'i.type',
      'i.duration_min as durationMinutes',
      'i.extra_time as extraTimePercent',
      'i.break_min as breakMinutes',
      'i.questions_in_advance as questionsInAdvance',
      'i.language',
      'i.scheduled_at as scheduledAt',
      'i.user_role as userRole',
      'i.previous_feedback as previousFeedback',
      'i.open_points as openPoints',
      'i.status',
      'i.cancel_reason as cancelReason',
      'i.started_at as startedAt',
      'i.completed_at as completedAt',
      'i.cancelled_at as cancelledAt',
      'i.created_at as createdAt',
    ])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('interviewing.plan as p')
          .innerJoin('interviewing.plan_version as v', 'v.plan_id', 'p.id')
          .whereRef('p.interview_id', '=', 'i.id')
          .leftJoin('interviewing.plan_twin as t', (join) =>
            join.onRef('t.plan_id', '=', 'v.plan_id').onRef('t.version', '=', 'v.version'),
          )
          .select(['v.version', 'v.source', 'v.created_at as createdAt', 'v.content as plan'])
          .select(['t.language as otherLanguage', 't.texts as otherTexts'])
          .orderBy('v.version'),
      ).as('plans'),
      selectFrom('interviewing.plan as p')
        .whereRef('p.interview_id', '=', 'i.id')
        .select('p.locked_questions')
        .as('lockedQuestions'),
      jsonObjectFrom(
        selectFrom('interviewing.run as r')
          .whereRef('r.interview_id', '=', 'i.id')
          .select(['r.plan_version as planVersion', 'r.started_at as startedAt', 'r.ended_at as endedAt']),
      ).as('run'),
      jsonArrayFrom(
        selectFrom('interviewing.pause as p')
          .whereRef('p.interview_id', '=', 'i.id')
          .select(['p.from_at as from', 'p.to_at as to'])
          .orderBy('p.from_at'),
      ).as('pauses'),
      jsonArrayFrom(
        selectFrom('interviewing.answer as a')
          .whereRef('a.interview_id', '=', 'i.id')
          .where('a.question_id', 'not in', Object.values(notedParts))
          .select([
            'a.question_id as questionId',
            'a.state',
            'a.skip_reason as skipReason',
            'a.score',
            'a.ticks as behavioursSeen',
            'a.notes',
            'a.red_flag as redFlagSeen',
            'a.spent_sec as spentSec',
          ])
          .orderBy('a.question_id'),
      ).as('answers'),
      jsonArrayFrom(
        selectFrom('interviewing.answer as a')
          .whereRef('a.interview_id', '=', 'i.id')
          .where('a.question_id', 'in', Object.values(notedParts))
          .select(({ case: when }) => [
            when()
              .when('a.question_id', '=', notedParts.intro)
              .then('intro')
              .else('candidate_questions')
              .end()
              .as('part'),
            'a.notes',
          ])
          .orderBy('a.question_id'),
      ).as('partNotes'),
      jsonArrayFrom(
        selectFrom('interviewing.requirement_answer as a')
          .whereRef('a.interview_id', '=', 'i.id')
          .select(['a.requirement', 'a.answer'])
          .orderBy('a.requirement'),
      ).as('requirementAnswers'),
      jsonObjectFrom(
        selectFrom('interviewing.summary as s')
          .whereRef('s.interview_id', '=', 'i.id')
          .select([
            's.overall_assessment as overallAssessment',
            's.strengths',
            's.concerns',
            's.recommendation',
            's.decided_at as decidedAt',
          ]),
      ).as('summary'),
      jsonArrayFrom(
        selectFrom('interviewing.score_suggestion as s')
          // Only where the person's own score exists: a suggestion is hidden once that score is withdrawn, until a new
          // one is given.
          .innerJoin('interviewing.answer as a', (join) =>
            join.onRef('a.interview_id', '=', 's.interview_id').onRef('a.question_id', '=', 's.question_id'),
          )
          .where('a.score', 'is not', null)
          .whereRef('s.interview_id', '=', 'i.id')
          .select([
            's.question_id as questionId',
            's.score',
            's.lowest',
            's.highest',
            's.decline_reason as declineReason',
            's.reason',
            's.quotes',
            's.model',
            's.prompt_version as promptVersion',
            's.created_at as at',
          ])
          .orderBy('s.created_at')
          .orderBy('s.id'),
      ).as('scoreSuggestions'),
      jsonArrayFrom(
        selectFrom('interviewing.ai_record as r')
          .whereRef('r.interview_id', '=', 'i.id')
          .select([
            'r.part',
            'r.model',
            'r.prompt_version as promptVersion',
            'r.prompt_hash as promptHash',
            'r.answer_hash as answerHash',
            'r.checks',
            'r.input_tokens as inputTokens',
            'r.output_tokens as outputTokens',
            'r.created_at as at',
          ])
          .orderBy('r.created_at')
          .orderBy('r.id'),
      ).as('aiRecords'),
      jsonArrayFrom(
        selectFrom('interviewing.share_link as l')
          .whereRef('l.interview_id', '=', 'i.id')
          .select([
            'l.view',
            'l.hides_name as hidesName',
            'l.openings',
            'l.last_opened_at as lastOpenedAt',
            'l.created_at as createdAt',
            'l.expires_at as expiresAt',
            'l.revoked_at as revokedAt',
          ])
          .orderBy('l.created_at')
          .orderBy('l.id'),
      ).as('shareLinks'),
      jsonArrayFrom(
        selectFrom('interviewing.audit as h')
          .whereRef('h.interview_id', '=', 'i.id')
          .select(['h.kind', 'h.detail', 'h.at'])
          .orderBy('h.at')
          .orderBy('h.id'),
      ).as('history'),
    ])
    .execute();
}
