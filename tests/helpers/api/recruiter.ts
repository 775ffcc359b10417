import { sql } from 'kysely';
import { type Generation, getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import { completeInterview, startInterview } from '#contracts/interviewing/interviewing.ts';
import { type Operation, applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import type { Plan, Question } from '#contracts/interviewing/plan/plan.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { beginGeneration } from '#modules/interviewing/generation/begin-generation.ts';
import { createPlaybookWriter } from '#modules/interviewing/plan-writer/playbook-writer.ts';
import type { PlanWriter } from '#modules/interviewing/plan-writer/plan-writer.ts';
import { buildCore } from '#modules/interviewing/plan/build-core.ts';
import { publishPlan } from '#modules/interviewing/plan/publish-plan.ts';
import { tailorPlan } from '#modules/interviewing/plan/tailor-plan.ts';
import { type InterviewOptions, anInterview, generate } from './builders.ts';
import { overInject } from './client.ts';
import { startPaidMonth } from '#tests/helpers/billing/paid-plan.ts';
import { type SignUpFields, type User, aUser } from './sign-up.ts';
import type { TestApp } from './test-app.ts';

/** A signed-in user of an app in this process, with access to its database. */
export interface Recruiter extends User {
  readonly app: TestApp;
  /** on the paid plan: starts a month without used interviews */
  readonly startMonth?: () => Promise<void>;
}

/** @param premium on the paid plan; each interview created by the builders then starts a new month */
export async function aRecruiter(
  app: TestApp,
  { premium = false, ...fields }: SignUpFields & { premium?: boolean } = {},
): Promise<Recruiter> {
  const user = await aUser(overInject(app), fields);
  if (!premium) return { ...user, app };
  const startMonth = () => startPaidMonth(app, user.userId);
  await startMonth();
  return { ...user, app, startMonth };
}

/** Runs a queued generation as its workflow would with one writer, but without Temporal. */
export async function runGeneration(
  { app, userId }: Recruiter,
  interviewId: string,
  generation: Generation,
  writer: PlanWriter = createPlaybookWriter(),
): Promise<void> {
  const deps = { db: app.deps.db, hasModel: false };
  const input = { ownerId: userId, interviewId, planId: generation.planId ?? '', attempt: generation.attempt };
  const controls = { signal: new AbortController().signal, heartbeat: () => {} };
  await beginGeneration(deps, input, false);
  await buildCore(deps, input, writer, null, controls);
  await tailorPlan(deps, input, writer, null, controls);
  await publishPlan(deps, input);
}

/** An interview with a playbook plan that passes validation. */
export async function aPlannedInterview(
  recruiter: Recruiter,
  options: InterviewOptions = {},
): Promise<{ id: string; plan: Plan }> {
  const { id } = await anInterview(recruiter, options);
  await runGeneration(recruiter, id, await generate(recruiter, id));
  const { gate, plan } = await recruiter.call(getPlan, { params: { interviewId: id } });
  if (!gate.ok) throw new Error(`gate: ${JSON.stringify(gate)}`);
  return { id, plan };
}

export async function aStartedInterview(
  recruiter: Recruiter,
  options: InterviewOptions = {},
): Promise<{ id: string; plan: Plan; questions: Question[] }> {
  const { id, plan } = await aPlannedInterview(recruiter, options);
  await recruiter.call(startInterview, { params: { interviewId: id } });
  return { id, plan, questions: plan.questions };
}

/** A completed interview with every question scored, without a recommendation. */
export async function aCompletedInterview(recruiter: Recruiter, options: InterviewOptions = {}): Promise<string> {
  const { id: interviewId, questions } = await aStartedInterview(recruiter, options);
  const params = { interviewId };
  const operations = questions.map(({ id: questionId }): Operation => {
    return { kind: 'score', id: newId(), at: new Date().toISOString(), questionId, baseVersion: 0, value: 7 };
  });
  await recruiter.call(applyOperations, { params, body: { operations } });
  await recruiter.call(completeInterview, { params });
  return interviewId;
}

/** Moves timestamps of a row back, as if time had passed. */
export async function letTimePass(
  { app, userId }: Recruiter,
  interviewId: string,
  column: 'started_at' | 'completed_at' | 'cancelled_at',
  interval: string,
): Promise<void> {
  await asTenant(app.deps.db, userId, (tx) =>
    sql`update interviewing.interview set ${sql.ref(column)} = ${sql.ref(column)} - ${interval}::interval
      where id = ${interviewId}`.execute(tx),
  );
}
