import { sql } from 'kysely';
import * as z from 'zod/mini';
import {
  type Answer,
  type Clock,
  RequirementAnswer,
  type Run,
  SkipReason,
} from '#contracts/interviewing/run/interview-run.ts';
import { Plan } from '#contracts/interviewing/plan/plan.ts';
import { unscoredPoints } from '#contracts/interviewing/plan/plan-requirements.ts';
import { AppError } from '#platform/app-error.ts';
import type { TenantTx } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { emptyAnswer, partNotesOf } from '#contracts/interviewing/run/run-rules.ts';

const AnswerState = z.enum(['remaining', 'answered', 'skipped']);

/** The plan that a run was started with. @throws AppError interviewing.plan_not_found if there is no run */
export async function getFrozenPlan(tx: TenantTx, interviewId: string): Promise<Plan> {
  const row = await tx
    .selectFrom('interviewing.run as r')
    .innerJoin('interviewing.plan_version as v', (join) =>
      join.onRef('v.plan_id', '=', 'r.plan_id').onRef('v.version', '=', 'r.plan_version'),
    )
    .where('r.owner_id', '=', tx.ownerId)
    .where('r.interview_id', '=', interviewId)
    .select('v.content')
    .executeTakeFirst();
  if (row === undefined) throw new AppError('interviewing.plan_not_found', { interviewId });
  return Plan.parse(row.content);
}

/** One answer for each question of the plan, in plan order. */
export async function listAnswers(tx: TenantTx, interviewId: string, plan: Plan): Promise<Answer[]> {
  return (await readWritten(tx, interviewId, plan)).answers;
}

/** The answers, and the notes on parts without a question. */
export async function readWritten(
  tx: TenantTx,
  interviewId: string,
  plan: Plan,
): Promise<Pick<Run, 'answers' | 'partNotes'>> {
  const rows = await tx
    .selectFrom('interviewing.answer')
    .selectAll()
    .where('owner_id', '=', tx.ownerId)
    .where('interview_id', '=', interviewId)
    .execute();
  const written = new Map(
    rows.map((row): [string, Answer] => [
      row.question_id,
      {
        questionId: row.question_id,
        state: AnswerState.parse(row.state),
        skipReason: row.skip_reason === null ? null : SkipReason.parse(row.skip_reason),
        score: row.score,
        behavioursSeen: row.ticks,
        notes: row.notes,
        redFlagSeen: row.red_flag,
        spentSec: row.spent_sec,
        versions: {
          state: row.state_version,
          score: row.score_version,
          ticks: row.ticks_version,
          note: row.note_version,
          flag: row.flag_version,
        },
      },
    ]),
  );
  return {
    answers: plan.questions.map(({ id }) => written.get(id) ?? emptyAnswer(id)),
    partNotes: partNotesOf(plan, [...written.values()]),
  };
}

export async function saveAnswers(tx: TenantTx, interviewId: string, answers: readonly Answer[]): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('interviewing.answer')
    .values(
      answers.map((answer) => ({
        owner_id: tx.ownerId,
        interview_id: interviewId,
        question_id: answer.questionId,
        state: answer.state,
        skip_reason: answer.skipReason,
        score: answer.score,
        ticks: answer.behavioursSeen,
        notes: answer.notes,
        red_flag: answer.redFlagSeen,
        spent_sec: answer.spentSec,
        state_version: answer.versions.state,
        score_version: answer.versions.score,
        ticks_version: answer.versions.ticks,
        note_version: answer.versions.note,
        flag_version: answer.versions.flag,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['interview_id', 'question_id']).doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        skip_reason: eb.ref('excluded.skip_reason'),
        score: eb.ref('excluded.score'),
        ticks: eb.ref('excluded.ticks'),
        notes: eb.ref('excluded.notes'),
        red_flag: eb.ref('excluded.red_flag'),
        spent_sec: eb.ref('excluded.spent_sec'),
        state_version: eb.ref('excluded.state_version'),
        score_version: eb.ref('excluded.score_version'),
        ticks_version: eb.ref('excluded.ticks_version'),
        note_version: eb.ref('excluded.note_version'),
        flag_version: eb.ref('excluded.flag_version'),
      })),
    )
    .execute();
}

/** One entry for each of the plan's `unscoredPoints`, in that order; null where it was not asked. */
export async function listRequirementAnswers(
  tx: TenantTx,
  interviewId: string,
  plan: Plan,
): Promise<Run['requirementAnswers']> {
  const points = unscoredPoints(plan);
  if (points.length === 0) return [];
  const rows = await tx
    .selectFrom('interviewing.requirement_answer')
    .select(['requirement', 'answer'])
    .where('owner_id', '=', tx.ownerId)
    .where('interview_id', '=', interviewId)
    .execute();
  const answered = new Map(rows.map(({ requirement, answer }) => [requirement, RequirementAnswer.parse(answer)]));
  return points.map((text) => answered.get(text) ?? null);
}

/** Keyed by the text of the requirement or point; null removes the answer. */
export async function saveRequirementAnswers(
  tx: TenantTx,
  interviewId: string,
  answers: ReadonlyMap<string, RequirementAnswer | null>,
): Promise<void> {
  const given = [...answers].flatMap(([requirement, answer]) => (answer === null ? [] : [{ requirement, answer }]));
  const takenBack = [...answers].flatMap(([requirement, answer]) => (answer === null ? [requirement] : []));
  if (takenBack.length > 0) {
    await tx
      .deleteFrom('interviewing.requirement_answer')
      .where('owner_id', '=', tx.ownerId)
      .where('interview_id', '=', interviewId)
      .where('requirement', 'in', takenBack)
      .execute();
  }
  if (given.length === 0) return;
  await tx
    .insertInto('interviewing.requirement_answer')
    .values(
      given.map(({ requirement, answer }) => ({
        owner_id: tx.ownerId,
        interview_id: interviewId,
        requirement,
        answer,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['interview_id', 'requirement']).doUpdateSet((eb) => ({ answer: eb.ref('excluded.answer') })),
    )
    .execute();
}

/** The server's clock of a run; pauses do not count. */
export async function getClock(tx: TenantTx, interviewId: string): Promise<Clock> {
  const run = await tx
    .selectFrom('interviewing.run as r')
    .where('owner_id', '=', tx.ownerId)
    .where('interview_id', '=', interviewId)
    .select(['started_at', 'ended_at'])
    .select(sql<Date>`now()`.as('now'))
    .select(
      sql<number>`floor(extract(epoch from coalesce(r.ended_at, now()) - r.started_at) - coalesce((
        select sum(extract(epoch from coalesce(p.to_at, r.ended_at, now()) - p.from_at))
        from interviewing.pause p where p.owner_id = r.owner_id and p.interview_id = r.interview_id), 0))::int`.as(
        'elapsed_sec',
      ),
    )
    .executeTakeFirstOrThrow();
  const pauses = await tx
    .selectFrom('interviewing.pause')
    .select(['from_at', 'to_at'])
    .where('owner_id', '=', tx.ownerId)
    .where('interview_id', '=', interviewId)
    .orderBy('from_at')
    .orderBy('id')
    .execute();
  return {
    startedAt: run.started_at.toISOString(),
    endedAt: run.ended_at?.toISOString() ?? null,
    paused: run.ended_at === null && pauses.some((pause) => pause.to_at === null),
    pauses: pauses.map((pause) => ({ from: pause.from_at.toISOString(), to: pause.to_at?.toISOString() ?? null })),
    elapsedSec: run.elapsed_sec,
    now: run.now.toISOString(),
  };
}

/**
 * A pause starts at the time it was made on the device, so that one made offline keeps its length, but never before the
 * run started or the previous pause ended, and never in the future. Does nothing if the run is already paused.
 */
export async function pauseRun(tx: TenantTx, interviewId: string, at: string): Promise<void> {
  await sql`insert into interviewing.pause (id, owner_id, interview_id, from_at)
    select ${newId()}, r.owner_id, r.interview_id, least(now(), greatest(${at}::timestamptz, r.started_at, (
      select max(p.to_at) from interviewing.pause p
      where p.owner_id = r.owner_id and p.interview_id = r.interview_id)))
    from interviewing.run r where r.owner_id = ${tx.ownerId} and r.interview_id = ${interviewId}
    on conflict do nothing`.execute(tx);
}

export async function resumeRun(tx: TenantTx, interviewId: string, at: string): Promise<void> {
  await sql`update interviewing.pause set to_at = least(now(), greatest(${at}::timestamptz, from_at))
    where owner_id = ${tx.ownerId} and interview_id = ${interviewId} and to_at is null`.execute(tx);
}

export async function endRun(tx: TenantTx, interviewId: string): Promise<void> {
  await sql`update interviewing.pause set to_at = now()
    where owner_id = ${tx.ownerId} and interview_id = ${interviewId} and to_at is null`.execute(tx);
  await sql`update interviewing.run set ended_at = now()
    where owner_id = ${tx.ownerId} and interview_id = ${interviewId} and ended_at is null`.execute(tx);
}

/** The time between the run's end and now becomes a pause, because no interviewing took place. */
export async function continueRun(tx: TenantTx, interviewId: string): Promise<void> {
  await sql`insert into interviewing.pause (id, owner_id, interview_id, from_at, to_at)
    select ${newId()}, owner_id, interview_id, ended_at, now() from interviewing.run
    where owner_id = ${tx.ownerId} and interview_id = ${interviewId} and ended_at is not null`.execute(tx);
  await sql`update interviewing.run set ended_at = null
    where owner_id = ${tx.ownerId} and interview_id = ${interviewId}`.execute(tx);
}

export async function dropRun(tx: TenantTx, interviewId: string): Promise<void> {
  await tx
    .deleteFrom('interviewing.run')
    .where('owner_id', '=', tx.ownerId)
    .where('interview_id', '=', interviewId)
    .execute();
}
