import { sql } from 'kysely';
import type { Deleted, Eraser, ErasureSubject, ErasureTx } from '#platform/erasure/eraser.ts';
import { publishChangeOf } from '#platform/live/publish-change.ts';
import { uncountInterviews } from '#modules/hiring/index.ts';

/** Each has a few dozen rows in other tables. */
const interviewsAtOnce = 20;
const coresAtOnce = 200;

/** Interviews with their plans, runs, answers, summaries and links; when an account is erased, its cores too. */
export const interviewingEraser: Eraser = {
  name: 'interviewing',
  entities: async (tx, subject) => {
    if (subject.kind === 'account') return [];
    const { rows } = await sql<{ id: string }>`
      with theirs as (
        select id from interviewing.interview where owner_id = ${tx.ownerId} and candidate_id = ${subject.id})
      select id from theirs union all
      select id from interviewing.plan
      where owner_id = ${tx.ownerId} and interview_id in (select id from theirs)`.execute(tx);
    return rows.map(({ id }) => id);
  },
  eraseSome: async (tx, subject) => {
    const interviews = await nextInterviews(tx, subject);
    if (interviews.length > 0) return eraseInterviews(tx, interviews);
    return subject.kind === 'account' ? eraseRest(tx) : {};
  },
};

async function nextInterviews(tx: ErasureTx, subject: ErasureSubject): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from interviewing.interview
    where owner_id = ${tx.ownerId} and (${subject.kind === 'account'}::boolean or candidate_id = ${subject.id})
    order by id limit ${interviewsAtOnce}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Tables that reference an interview by id. A run comes before the plan version that it references. */
const ofInterview = [
  'run_operation',
  'answer',
  'requirement_answer',
  'pause',
  'run',
  'summary',
  'score_suggestion',
  'audit',
  'ai_record',
  'share_link',
] as const;
const ofPlan = ['plan_progress', 'generation', 'plan_twin', 'plan_version'] as const;

async function eraseInterviews(tx: ErasureTx, interviews: readonly string[]): Promise<Deleted> {
  const { ownerId } = tx;
  const deleted: Record<string, number> = {};
  for (const table of ofInterview) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(`interviewing.${table}`)}
      where owner_id = ${ownerId} and interview_id = any (${interviews})`.execute(tx);
    deleted[`interviewing.${table}`] = Number(numAffectedRows);
  }
  const plans = sql`select id from interviewing.plan where owner_id = ${ownerId} and interview_id = any (${interviews})`;
  for (const table of ofPlan) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(`interviewing.${table}`)}
      where owner_id = ${ownerId} and plan_id in (${plans})`.execute(tx);
    deleted[`interviewing.${table}`] = Number(numAffectedRows);
  }
  const { numAffectedRows = 0n } = await sql`delete from interviewing.plan
    where owner_id = ${ownerId} and interview_id = any (${interviews})`.execute(tx);
  const { rows } = await sql<{ positionId: string }>`delete from interviewing.interview
    where owner_id = ${ownerId} and id = any (${interviews}) returning position_id as "positionId"`.execute(tx);
  await uncountInterviews(
    tx,
    rows.map(({ positionId }) => positionId),
  );
  for (const id of interviews) publishChangeOf(tx, tx.ownerId, { kind: 'interview', id });
  return { ...deleted, 'interviewing.plan': Number(numAffectedRows), 'interviewing.interview': rows.length };
}

/** Previews belong to visits, never to an account; any found under an account are deleted anyway. */
async function eraseRest(tx: ErasureTx): Promise<Deleted> {
  const { numAffectedRows = 0n } = await sql`
    delete from interviewing.preview where owner_id = ${tx.ownerId}`.execute(tx);
  return {
    ...(await eraseCores(tx)),
    ...(numAffectedRows > 0n && { 'interviewing.preview': Number(numAffectedRows) }),
  };
}

async function eraseCores(tx: ErasureTx): Promise<Deleted> {
  const { numAffectedRows = 0n } = await sql`delete from interviewing.core
    where owner_id = ${tx.ownerId} and id = any (array(
      select id from interviewing.core where owner_id = ${tx.ownerId} limit ${coresAtOnce}))`.execute(tx);
  return { 'interviewing.core': Number(numAffectedRows) };
}
