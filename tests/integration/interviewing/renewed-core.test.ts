import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updatePosition } from '#contracts/hiring/positions.ts';
import {
  cancelInterview,
  completeInterview,
  getInterview,
  reopenInterview,
  startInterview,
  undoStart,
} from '#contracts/interviewing/interviewing.ts';
import { getCore, renewCore } from '#contracts/interviewing/plan/position-core.ts';
import { getPlan } from '#contracts/interviewing/plan/plan-generation.ts';
import type { Plan } from '#contracts/interviewing/plan/plan.ts';
import { applyOperations } from '#contracts/interviewing/run/interview-run.ts';
import { asTenant } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import { createPlaybookWriter } from '#modules/interviewing/plan-writer/playbook-writer.ts';
import { aPosition, anInterview, cvText, generate } from '#tests/helpers/api/builders.ts';
import { type Recruiter, aPlannedInterview, aRecruiter, runGeneration } from '#tests/helpers/api/recruiter.ts';
import { type TestApp, startTestApp } from '#tests/helpers/api/test-app.ts';

let app: TestApp;
let caller: Recruiter;
beforeAll(async () => {
  app = await startTestApp();
  caller = await aRecruiter(app, { premium: true });
});
afterAll(() => app.close());

const coreTexts = ({ questions }: Plan) => questions.filter(({ block }) => block === 'core').map(({ text }) => text);
const coreOf = (positionId: string) => caller.call(getCore, { params: { positionId } });
const renew = (positionId: string, key?: string) =>
  caller.call(renewCore, {
    params: { positionId },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const refusal = (positionId: string) => caller.refusal(renewCore, { params: { positionId } });
const planOf = async (interviewId: string) => (await caller.call(getPlan, { params: { interviewId } })).plan;

async function renewals(positionId: string) {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from platform.event where type = 'interviewing.core.renewed' and aggregate_id = ${positionId}
    order by id`.execute(app.deps.db.system);
  return rows.map(({ payload }) => payload);
}

describe('renewCore', () => {
  it('renewCore › two plans were made › the next plan asks a new core, both keep theirs, and one made again joins', async () => {
    const positionId = (await aPosition(caller)).id;
    expect(await coreOf(positionId)).toEqual({ hashes: [], plans: 0, begun: 0 });
    const first = await aPlannedInterview(caller, { positionId });
    const second = await aPlannedInterview(caller, { positionId, cv: cvText });
    await aPlannedInterview(caller, { positionId, changes: { durationMinutes: 30 } });
    const before = await coreOf(positionId);
    expect(before).toMatchObject({ plans: 3, begun: 0 });
    expect(before.hashes).toHaveLength(2);
    expect(before.hashes).toContain(first.plan.coreHash);

    expect(await renew(positionId)).toEqual({ hashes: [], plans: 0, begun: 0 });
    expect(await renewals(positionId)).toEqual([{ positionId, positionVersion: 1, cores: 2 }]);
    expect(await planOf(first.id)).toEqual(first.plan);
    expect(await caller.call(getInterview, { params: { interviewId: first.id } })).toMatchObject({ status: 'planned' });

    const third = await aPlannedInterview(caller, { positionId });
    expect(third.plan.coreHash).not.toBe(first.plan.coreHash);
    expect(coreTexts(third.plan).filter((text) => coreTexts(first.plan).includes(text))).toEqual([]);
    expect(await coreOf(positionId)).toEqual({ hashes: [third.plan.coreHash], plans: 1, begun: 0 });

    await runGeneration(caller, second.id, await generate(caller, second.id));
    const again = await planOf(second.id);
    expect(again).toMatchObject({ version: 2, coreHash: third.plan.coreHash });
    expect(coreTexts(again)).toEqual(coreTexts(third.plan));
    expect(await coreOf(positionId)).toMatchObject({ plans: 2 });
    // The plan that kept its core can still be used.
    await caller.call(startInterview, { params: { interviewId: first.id } });
  });

  it('renewCore › nothing is there yet, pressed twice, and sent again after an answer was lost › each renewal counts once', async () => {
    const positionId = (await aPosition(caller)).id;
    await renew(positionId);
    expect(await renewals(positionId)).toEqual([]);

    await aPlannedInterview(caller, { positionId });
    const key = newId();
    await Promise.all([renew(positionId, key), renew(positionId), renew(positionId)]);
    expect(await renewals(positionId)).toHaveLength(1);

    const { plan } = await aPlannedInterview(caller, { positionId });
    await renew(positionId, key);
    expect(await coreOf(positionId)).toMatchObject({ hashes: [plan.coreHash] });
    expect(await renewals(positionId)).toHaveLength(1);
  });

  it('renewCore › an interview runs, is undone, cancelled, reopened, completed › is refused once somebody is asked', async () => {
    const positionId = (await aPosition(caller)).id;
    const { id, plan } = await aPlannedInterview(caller, { positionId });
    const params = { params: { interviewId: id } };
    const refused = { status: 409, code: 'interviewing.core_in_use', details: { positionId, begun: 1 } };
    await caller.call(startInterview, params);
    expect(await refusal(positionId)).toMatchObject(refused);
    expect(await coreOf(positionId)).toEqual({ hashes: [plan.coreHash], plans: 0, begun: 1 });
    await caller.call(undoStart, params);
    expect(await coreOf(positionId)).toMatchObject({ plans: 1, begun: 0 });

    await caller.call(startInterview, params);
    await caller.call(cancelInterview, { ...params, body: { reason: 'candidate_no_show' } });
    await renew(positionId);
    expect(await renewals(positionId)).toHaveLength(1);
    await caller.call(reopenInterview, { ...params, body: { reason: 'Came after all' } });
    expect(await planOf(id)).toEqual(plan);

    const next = await aPlannedInterview(caller, { positionId });
    await caller.call(startInterview, params);
    const operations = plan.questions.map((question) => ({
      id: newId(),
      at: new Date().toISOString(),
      kind: 'score' as const,
      questionId: question.id,
      baseVersion: 0,
      value: 5,
    }));
    await caller.call(applyOperations, { ...params, body: { operations } });
    await caller.call(completeInterview, params);
    expect(await refusal(positionId)).toMatchObject(refused);
    expect(await coreOf(positionId)).toEqual({ hashes: [next.plan.coreHash], plans: 1, begun: 1 });
    expect(await renewals(positionId)).toHaveLength(1);
  });

  it('renewCore › a plan is being written › it keeps the core it has, and the next one has another', async () => {
    const positionId = (await aPosition(caller)).id;
    const { plan: before } = await aPlannedInterview(caller, { positionId });
    const { id } = await anInterview(caller, { positionId, cv: cvText });
    const playbook = createPlaybookWriter();
    await runGeneration(caller, id, await generate(caller, id), {
      ...playbook,
      tailor: async (input, context) => {
        await renew(positionId);
        return playbook.tailor(input, context);
      },
    });
    expect(await planOf(id)).toMatchObject({ coreHash: before.coreHash });
    const { plan: next } = await aPlannedInterview(caller, { positionId });
    expect(next.coreHash).not.toBe(before.coreHash);
  });

  it('renewCore › the position was changed since › only the core of its present text is retired', async () => {
    const positionId = (await aPosition(caller)).id;
    const { plan: old } = await aPlannedInterview(caller, { positionId });
    await caller.call(updatePosition, { params: { positionId }, body: { level: 'junior' } });
    expect(await coreOf(positionId)).toEqual({ hashes: [], plans: 0, begun: 0 });
    await aPlannedInterview(caller, { positionId });
    await renew(positionId);
    expect(await renewals(positionId)).toEqual([{ positionId, positionVersion: 2, cores: 1 }]);
    const rows = await asTenant(app.deps.db, caller.userId, (tx) =>
      tx
        .selectFrom('interviewing.core')
        .select(['hash', 'retired_at'])
        .where('position_id', '=', positionId)
        .where('position_version', '=', 1)
        .execute(),
    );
    expect(rows).toEqual([{ hash: old.coreHash, retired_at: null }]);
  });

  it('a core › changed by whoever may retire it › is refused: what it asks stays', async () => {
    const { plan } = await aPlannedInterview(caller);
    const change = asTenant(app.deps.db, caller.userId, (tx) =>
      sql`update interviewing.core set content = '{}' where hash = ${plan.coreHash}`.execute(tx),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });
});
