import { CancelledFailure, cancellationSignal } from '@temporalio/activity';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type CvView, getCv, retryCv } from '#contracts/hiring/cvs.ts';
import { type Interview, getInterview } from '#contracts/interviewing/interviewing.ts';
import { closeCvReader } from '#modules/hiring/cv-reader/read-cv-file.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { reconcile } from '#platform/temporal/reconcile.ts';
import { type CvParsingInput, cvParsing } from '#workflows/contracts/cv-parsing.ts';
import { planGeneration } from '#workflows/contracts/plan-generation.ts';
import { taskQueues } from '#workflows/contracts/task-queues.ts';
import { hiringActivities } from '#tests/helpers/temporal/activities.ts';
import { startBackground } from '#tests/helpers/temporal/background.ts';
import { aCandidate, anInterview, generate, uploadCv } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aRecruiter } from '#tests/helpers/api/recruiter.ts';
import { aCv, aTextPdf } from '#tests/helpers/cv/pdf.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';
import { until } from '#tests/helpers/until.ts';

let app: TestApp;
let background: { stop(): Promise<void> };
/** owners whose CVs the reader never finishes */
const stuck = new Set<string>();

beforeAll(async () => {
  app = await startTestApp({
    DATABASE_POOL: '5',
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_NAMESPACE: `reconcile-${newId()}`,
  });
  const { readCv } = hiringActivities(app).onReader;
  background = await startBackground(app, {
    ...(await app.modules.activities()),
    [taskQueues.actParse]: {
      readCv: (input: CvParsingInput) => (stuck.has(input.ownerId) ? untilCancelled() : readCv(input)),
    },
  });
});

afterAll(async () => {
  await background.stop();
  await closeCvReader();
  await app.close();
});

async function untilCancelled(): Promise<never> {
  const signal = cancellationSignal();
  await until(() => signal.aborted, 60_000);
  throw new CancelledFailure('cancelled');
}

const run = (workflowId: string) => app.deps.temporal.client.workflow.getHandle(workflowId);
const pass = () => reconcile(app.deps, app.modules.unfinished);

function cvOf(caller: Recruiter, cvId: string): Promise<CvView> {
  return caller.call(getCv, { params: { cvId } });
}

function interviewOf(caller: Recruiter, interviewId: string): Promise<Interview> {
  return caller.call(getInterview, { params: { interviewId } });
}

/** An uploaded CV whose run was started, as if it had been uploaded a quarter of an hour ago. */
async function anOldCv(caller: Recruiter): Promise<{ candidateId: string; cv: CvView; workflowId: string }> {
  const { id: candidateId } = await aCandidate(caller);
  const cv = await uploadCv(caller, candidateId, aTextPdf(aCv));
  await makeOld(caller, sql`update hiring.cv set created_at = created_at - interval '15 minutes' where id = ${cv.id}`);
  const workflowId = cvParsing.id({ cvId: cv.id, attempt: 1 });
  await started(workflowId, cv.id);
  return { candidateId, cv, workflowId };
}

async function makeOld(caller: Recruiter, statement: RawBuilder<unknown>): Promise<void> {
  await asTenant(app.deps.db, caller.userId, (tx) => statement.execute(tx));
}

async function started(workflowId: string, aggregateId: string): Promise<void> {
  await until(async () => {
    const { rows } = await sql`select from platform.delivery
      where aggregate_id = ${aggregateId} and state = 'pending'`.execute(app.deps.db.system);
    return rows.length === 0;
  });
  expect((await run(workflowId).describe()).workflowId).toBe(workflowId);
}

describe('reconcile', () => {
  it('a run under way › is left alone', async () => {
    const caller = await aRecruiter(app);
    stuck.add(caller.userId);
    const { cv, workflowId } = await anOldCv(caller);
    expect(await pass()).toEqual({ restarted: 0, failed: 0 });
    expect((await cvOf(caller, cv.id)).state).toMatch(/queued|reading/);
    await run(workflowId).terminate();
    await pass();
  });

  it('a terminated run › of a CV and of the plan that waits for it › fails both, and both can be begun again', async () => {
    const caller = await aRecruiter(app);
    stuck.add(caller.userId);
    const { candidateId, cv, workflowId } = await anOldCv(caller);
    const { id: interviewId } = await anInterview(caller, { candidateId });
    const { planId, attempt } = await generate(caller, interviewId);
    const plan = { planId: planId ?? '', attempt };
    await makeOld(
      caller,
      sql`update interviewing.generation set created_at = created_at - interval '15 minutes'
      where plan_id = ${planId}`,
    );
    await started(planGeneration.id(plan), plan.planId);
    await run(workflowId).terminate();
    await run(planGeneration.id(plan)).terminate();

    expect(await pass()).toEqual({ restarted: 0, failed: 2 });
    expect(await cvOf(caller, cv.id)).toMatchObject({ state: 'failed', error: { code: 'hiring.cv_unreadable' } });
    expect((await interviewOf(caller, interviewId)).generation).toMatchObject({ state: 'failed' });

    stuck.delete(caller.userId);
    await caller.call(retryCv, { params: { cvId: cv.id } });
    await until(async () => (await cvOf(caller, cv.id)).state === 'ready', 60_000);
    await generate(caller, interviewId);
    await until(async () => (await interviewOf(caller, interviewId)).generation.state === 'ready', 60_000);
  });

  it('a run lost with the server’s database › of a CV › is asked for again and read', async () => {
    const caller = await aRecruiter(app);
    stuck.add(caller.userId);
    const { cv, workflowId } = await anOldCv(caller);
    const { connection, options } = app.deps.temporal.client;
    await run(workflowId).terminate();
    await connection.workflowService.deleteWorkflowExecution({
      namespace: options.namespace,
      workflowExecution: { workflowId },
    });
    const isMissing = async () =>
      (await app.deps.temporal.stateOf(cvParsing, { cvId: cv.id, attempt: 1 })) === 'missing';
    await until(isMissing, 60_000);
    stuck.delete(caller.userId);
    expect(await pass()).toEqual({ restarted: 1, failed: 0 });
    await until(async () => (await cvOf(caller, cv.id)).state === 'ready', 60_000);
  }, 150_000);
});
